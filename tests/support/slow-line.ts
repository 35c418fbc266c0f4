import { expect, type Page, type Request } from '@playwright/test';

/** As the browser reports it; requests are as fast as ever. */
export async function reportSlowLine(page: Page, connection = { effectiveType: '3g', saveData: false }): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', { value });
  }, connection);
}

/** Collects the scripts that are requested from now on. */
export function requestedScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().includes('/_next/')) scripts.push(request);
  });
  return scripts;
}

/** Aborts all scripts of pages until `release`. */
export async function abortScripts(page: Page) {
  const scripts = /\/(_next\/static|documents)\/.*\.js/;
  await page.route(scripts, (route) => route.abort('connectionreset'));
  return { release: () => page.unroute(scripts) };
}

/** Waits until React owns the content of the page. */
export const expectReact = (page: Page) =>
  expect
    .poll(() =>
      page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true);
