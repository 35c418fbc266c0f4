import 'server-only';
import { createHash } from 'node:crypto';
import { text } from '@/styles/sheet';
import { InlineSheet } from './inline-sheet';
import { keepSheet } from './kept-sheet';

const version = createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The style sheet of the site, as text and as a file that browsers keep for good. */
export const sheet = { text, href: `/sheet/${version}.css` };

keepSheet(text);

/**
 * Belongs into the head. Who arrives gets the sheet with the page, and sees it a round trip earlier; who comes from another
 * page of the site gets the file, which the browser asks for once.
 */
export function Sheet({ nonce, arriving }: { nonce?: string; arriving: boolean }) {
  if (arriving) return <InlineSheet nonce={nonce} href={sheet.href} />;
  return <link rel="stylesheet" href={sheet.href} precedence="site" />;
}
