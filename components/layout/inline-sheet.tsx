'use client';

import { keptSheet, sheetId } from './kept-sheet';

/** The sheet stands in the HTML only: as a property of a server component it would travel a second time, for React. */
export function InlineSheet({ nonce }: { nonce?: string }) {
  const html = { __html: keptSheet() };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheet
  return <style id={sheetId} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
