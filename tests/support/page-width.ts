import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than its window, with all parts drawn: those far below the screen hide it. */
export const pixelsTooWide = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    return document.documentElement.scrollWidth - document.documentElement.clientWidth;
  });
