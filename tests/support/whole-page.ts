import type { Page } from '@playwright/test';

/** Also the parts far below the screen, which a phone draws only when they come near. */
export const drawWholePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });

/** By how many pixels the whole page is wider than its window. */
export async function pixelsTooWide(page: Page): Promise<number> {
  await drawWholePage(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
