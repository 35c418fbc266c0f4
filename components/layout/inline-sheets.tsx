'use client';

import { keptSheets, type SheetName, sheetId } from './kept-sheets';

type Props = { nonce?: string; names: SheetName[]; hrefs: string[] };

/**
 * Sheets inside the page. They stand in the HTML only: as a property of a server component they would travel a second time, for
 * React. Where the HTML came without them, as when a course is not found, the browser makes the page and asks for the files.
 */
export function InlineSheets({ nonce, names, hrefs }: Props) {
  const html = { __html: keptSheets(names) };
  if (!html.__html) return hrefs.map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own style sheets
  return <style id={sheetId(names)} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
