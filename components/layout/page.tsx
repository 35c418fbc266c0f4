import type { ReactNode } from 'react';
import type { SheetName } from './kept-sheets';
import { PageSheets } from './sheet';

type Props = { sheets: SheetName[]; className?: string; children: ReactNode };

/** The main part of a page, with the style sheets that it needs besides the site's own. They go by `data-sheets` where they change the frame. */
export function Page({ sheets, className, children }: Props) {
  return (
    <>
      <PageSheets of={sheets} />
      <main className={className} data-sheets={sheets.join(' ')}>
        {children}
      </main>
    </>
  );
}
