import type { Thing, WithContext } from 'schema-dts';

export function JsonLd<Type extends Thing>({ data }: { data: WithContext<Type> }) {
  // "</script>" in a text would end the block.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
