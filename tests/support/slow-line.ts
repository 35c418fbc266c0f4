import type { Page, Request } from '@playwright/test';

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
