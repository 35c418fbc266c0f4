import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';

const inline = 'style#site-stylesheet';
const file = 'link[rel="stylesheet"][href^="/stylesheets/"]';

test('a first visit gets its stylesheets inside the page, each once', async ({ page, request }) => {
  const files: string[] = [];
  page.on('request', (sent) => sent.resourceType() === 'stylesheet' && files.push(sent.url()));
  await page.goto('/about');
  expect(files).toEqual([]);
  await expect(page.locator(inline)).toHaveCount(1);
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  // Hydration leaves the element as it is.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(await page.locator(inline).evaluate((style) => style.textContent?.length ?? 0)).toBeGreaterThan(10_000);

  const html = await (await request.get('/about')).text();
  const rule = await page.locator(inline).evaluate((style) => style.textContent?.slice(-200) ?? '');
  expect(html.split(rule)).toHaveLength(2);
  const names = [...html.matchAll(/<style data-stylesheets="([^"]+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['accordion about totals fields']);
});

test('a further visit gets the stylesheet of the site as a file, which the browser requests once', async ({ page }) => {
  await page.goto('/about');
  const look = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font);
  await page.locator('footer a[href="/blog"]').click();
  await page.waitForURL('/blog');
  await expect(page.locator(file)).toHaveCount(1);
  await expect(page.locator(inline)).toHaveCount(0);

  await page.locator('footer a[href="/contact"]').click();
  await page.waitForURL('/contact');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font)).toBe(look);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/stylesheets/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sizes).toEqual([0]);
});

test('a stylesheet is cached for good under its hash, and an older hash gets the current one uncached', async ({
  request,
}) => {
  const html = await (await request.get('/about', { headers: { 'sec-fetch-site': 'same-origin' } })).text();
  const path = html.match(/\/stylesheets\/site-[0-9a-f]{12}\.css/)?.[0] ?? '';
  const current = await request.get(path);
  expect(current.headers()).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const older = await request.get('/stylesheets/site-000000000000.css');
  expect(older.status()).toBe(200);
  expect(older.headers()['cache-control']).toBe('no-cache');
  expect(await older.text()).toBe(await current.text());
  expect((await request.get('/stylesheets/nothing-000000000000.css')).status()).toBe(404);
});

test('a page that the browser renders alone, as for a course that does not exist, is styled as well', async ({
  page,
}) => {
  // From the page cache it is HTML; where the cache has no page, Next sends its shell.
  const response = await page.goto('/adult/Nothing%20of%20that%20name?id=nothing');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(file)).toHaveCount(1);
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
});

// The public pages: `weight.spec.ts`, which waits for their islands as well.
const others = [
  '/nowhere',
  '/styleguide',
  '/account-deletion',
  '/subscribe',
  '/unsubscribe?token=none',
  '/blog?page=2',
];

for (const path of others) {
  test(`${path} has every stylesheet that its elements need`, async ({ page }) => {
    await page.goto(path);
    await expectStyled(page);
  });
}
