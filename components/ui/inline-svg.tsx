import type { SVGAttributes } from 'react';

type IconData = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

export function iconMarkup(icon: unknown): string {
  const { node } = (icon as IconData).__iconData;
  return node
    .map(([tag, { key, ...attributes }]) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${pairs.join(' ')}/>`;
    })
    .join('');
}

/** Static markup: as elements, React would send and hydrate each stroke. */
export function InlineSvg({ markup, ...frame }: SVGAttributes<SVGSVGElement> & { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own sources, never user input
  return <svg {...frame} dangerouslySetInnerHTML={{ __html: markup }} />;
}
