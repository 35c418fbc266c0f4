import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { keepPhrases } from './heading-text';

type Props = { id: string; title: string; children: ReactNode; className?: string };

export function Panel({ id, title, children, className }: Props) {
  return (
    <section className={classNames('panel stack', className)} aria-labelledby={id}>
      <h2 id={id} className="display">
        {keepPhrases(title)}
      </h2>
      {children}
    </section>
  );
}
