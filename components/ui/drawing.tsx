import type { SVGAttributes } from 'react';

/** One of lucide's icons as its package describes it: the tags and attributes inside the frame. */
type IconData = { __iconData: { node: [tag: string, attributes: Record<string, string>][] } };

/** The markup inside a lucide icon of 24 by 24. */
export function iconMarkup(icon: unknown): string {
  const { node } = (icon as IconData).__iconData;
  return node
    .map(([tag, { key, ...attributes }]) => {
      const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
      return `<${tag} ${written.join(' ')}/>`;
    })
    .join('');
}

/**
 * A drawing that stands still: its markup, a constant of ours, goes into the page as it is. Piece by piece React would
 * render, send and hydrate it, and on the home page every fourth element is a stroke of some drawing.
 */
export function Drawing({ markup, ...frame }: SVGAttributes<SVGSVGElement> & { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own sources, never what somebody wrote
  return <svg {...frame} dangerouslySetInnerHTML={{ __html: markup }} />;
}
