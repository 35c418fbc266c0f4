import { labelWideTables } from '@/lib/format/labelled-tables';

/** The one place where HTML from editors is shown. `lib/api` has cleaned it before. */
export function Prose({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, see lib/api
  return <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: labelWideTables(html) }} />;
}
