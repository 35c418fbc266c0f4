import type { Thing, WithContext } from 'schema-dts';

/** Facts for search engines. A data block: the browser does not run it. */
export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // "</script>" inside a text would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
