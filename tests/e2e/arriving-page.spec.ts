import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';

/** About what one packet of the network brings. */
const pieceBytes = 1400;
/** Longer than a frame, so that the browser draws between two pieces. */
const betweenPiecesMs = 40;

let slowSite: Server;

test.beforeAll(async ({ baseURL }) => {
  slowSite = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, baseURL));
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    const start = type.startsWith('text/html') ? body.indexOf('<body') : body.length;
    response.write(body.subarray(0, start));
    for (let at = start; at < body.length; at += pieceBytes) {
      response.write(body.subarray(at, at + pieceBytes));
      await pause(betweenPiecesMs);
    }
    response.end();
  });
  await once(slowSite.listen(0, '127.0.0.1'), 'listening');
});
test.afterAll(() => {
  slowSite.closeAllConnections();
  slowSite.close();
});

const slowAddress = (path: string) => `http://127.0.0.1:${(slowSite.address() as AddressInfo).port}${path}`;

function shiftsOf(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const moved: string[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node?: Element }[] })[])
            moved.push(...entry.sources.map(({ node }) => String(node?.className ?? node?.nodeName)));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(moved), 300);
      }),
  );
}

for (const width of [360, 1280]) {
  for (const path of ['/', '/about', '/adult/French%20from%20Zero', '/contact', '/level-test']) {
    test(`nothing on the first screen of ${path} moves while the page arrives, ${width} px wide`, async ({ page }) => {
      // A late font is another journey's matter.
      await page.route('**/fonts/**', (route) => route.abort());
      await page.setViewportSize({ width, height: 740 });
      await page.goto(slowAddress(path));
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
}

test('a phone neither draws nor loads the film of a course because the text above it is still arriving', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/trailer/.test(request.url())) files.push(request.url());
  });
  await page.addInitScript(() => {
    const watch = () => {
      const film = document.querySelector('.course-film video');
      if (film?.checkVisibility({ contentVisibilityAuto: true })) document.documentElement.dataset.film = 'drawn';
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(slowAddress('/adult/French%20from%20Zero'), { waitUntil: 'networkidle' });
  const root = page.locator(':root');
  await expect(root).not.toHaveAttribute('data-film');
  expect(files).toEqual([]);
  await page.locator('.course-film').scrollIntoViewIfNeeded();
  await expect(root).toHaveAttribute('data-film', 'drawn');
  await expect.poll(() => files.join('\n')).toMatch(/trailer-poster/);
});
