import 'server-only';
import { createHash } from 'node:crypto';
import { readRequest } from '@/lib/session/request';
import { sheets } from '@/styles/sheets';
import { InlineSheets } from './inline-sheets';
import { keepSheets, type SheetName } from './kept-sheets';

const order = Object.keys(sheets) as SheetName[];
const version = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);
const files = new Map(order.map((name) => [name, `${name}-${version(sheets[name])}.css`]));
const hrefOf = (name: SheetName) => `/sheet/${files.get(name)}`;

keepSheets(sheets);

/** The sheet behind the name of a file, and whether the name is today's; undefined where there is none. */
export function sheetOfFile(file: string): { text: string; isCurrent: boolean } | undefined {
  const asked = /^([a-z-]+)-[0-9a-f]{12}\.css$/.exec(file)?.[1];
  const name = order.find((each) => each === asked);
  return name && { text: sheets[name], isCurrent: files.get(name) === file };
}

/**
 * The site's stylesheet, for the head. A first visit gets it inside the page and paints a round trip earlier; a further one gets the
 * file, which the browser has cached.
 */
export function SiteSheet({ nonce, isFirstVisit }: { nonce?: string; isFirstVisit: boolean }) {
  const href = hrefOf('site');
  if (isFirstVisit) return <InlineSheets nonce={nonce} names={['site']} hrefs={[href]} />;
  return <link rel="stylesheet" href={href} precedence="site" />;
}

/** What this page wears besides, before its content: always with the page, since it is small and the next page wears other things. */
export async function PageSheets({ of }: { of: SheetName[] }) {
  const { nonce } = await readRequest();
  const names = order.filter((name) => of.includes(name));
  return <InlineSheets nonce={nonce} names={names} hrefs={names.map(hrefOf)} />;
}
