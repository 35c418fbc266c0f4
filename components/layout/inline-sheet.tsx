'use client';

import { keptSheet, sheetId } from './kept-sheet';

/**
 * The sheet stands in the HTML only: as a property of a server component it would travel a second time, for React. Where the
 * HTML came without one, as when a course is not found, the browser makes the page and asks for the file.
 */
export function InlineSheet({ nonce, href }: { nonce?: string; href: string }) {
  const html = { __html: keptSheet() };
  if (!html.__html) return <link rel="stylesheet" href={href} precedence="site" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet
  return <style id={sheetId} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
