import { labelWideTables } from '@/lib/format/labelled-tables';
import { Stylesheet } from './stylesheet';

/** The only component that renders HTML from editors; `lib/api` has sanitised it. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  return (
    <>
      <Stylesheet name="prose" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see lib/api */}
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: labelWideTables(html) }} />
    </>
  );
}
