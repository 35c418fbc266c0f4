import 'server-only';
import { createHash } from 'node:crypto';
import { readRequest } from '@/lib/session/request';
import { sheets } from '@/styles/sheets';
import { InlineSheets } from './inline-sheets';
import { keepSheets, type SheetName } from './kept-sheets';

const order = Object.keys(sheets) as SheetName[];

/** Each sheet as a file that browsers keep for good, by the name of the file. */
export const sheetFiles = new Map(
  order.map((name) => [`${name}-${createHash('sha256').update(sheets[name]).digest('hex').slice(0, 12)}.css`, name]),
);

const hrefs = new Map([...sheetFiles].map(([file, name]) => [name, `/sheet/${file}`]));
const hrefOf = (name: SheetName) => hrefs.get(name) ?? '';

keepSheets(sheets);

/**
 * What every page wears; belongs into the head. Who arrives gets it with the page, and sees it a round trip earlier; who comes
 * from another page of the site gets the file, which the browser asks for once.
 */
export function SiteSheet({ nonce, arriving }: { nonce?: string; arriving: boolean }) {
  const href = hrefOf('site');
  if (arriving) return <InlineSheets nonce={nonce} names={['site']} hrefs={[href]} />;
  return <link rel="stylesheet" href={href} precedence="site" />;
}

/** What this page wears besides, before its content: always with the page, since it is small and the next page wears other things. */
export async function PageSheets({ of }: { of: SheetName[] }) {
  const { nonce } = await readRequest();
  const names = order.filter((name) => of.includes(name));
  return <InlineSheets nonce={nonce} names={names} hrefs={names.map(hrefOf)} />;
}
