'use client';

import { sharedStylesheetTexts } from '@/components/ui/stylesheet-texts';

const id = 'site-stylesheet';

/** On the server the stylesheet, in the browser what the HTML contains. A page that the browser renders alone links the file. */
export function InlineSiteStylesheet({ nonce, href }: { nonce?: string; href: string }) {
  const html = { __html: sharedStylesheetTexts()?.site ?? document.getElementById(id)?.textContent ?? '' };
  if (!html.__html) return <link rel="stylesheet" href={href} precedence="site" />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own stylesheets
  return <style id={id} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
