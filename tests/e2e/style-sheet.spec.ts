import { expect, test } from '@playwright/test';
import { expectDressed } from '@/tests/support/dressed';
import { publicPages } from '@/tests/support/public-pages';

const inline = 'style#sheet-site';
const file = 'link[rel="stylesheet"][href^="/sheet/"]';

test('who arrives gets the sheet with the page, once and allowed by its nonce', async ({ page, request }) => {
  const files: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'stylesheet' && files.push(asked.url()));
  await page.goto('/about');
  expect(files).toEqual([]);
  await expect(page.locator(inline)).toHaveCount(1);
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
  // React takes the page over and leaves the sheet as it came.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  expect(await page.locator(inline).evaluate((sheet) => sheet.textContent?.length ?? 0)).toBeGreaterThan(10_000);

  const html = await (await request.get('/about')).text();
  const rule = await page.locator(inline).evaluate((sheet) => sheet.textContent?.slice(-200) ?? '');
  expect(html.split(rule)).toHaveLength(2);
});

test('who comes from another page gets the file, which the browser asks for once', async ({ page }) => {
  await page.goto('/about');
  const look = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font);
  await page.locator('footer a[href="/blog"]').click();
  await page.waitForURL('/blog');
  await expect(page.locator(file)).toHaveCount(1);
  await expect(page.locator(inline)).toHaveCount(0);

  await page.locator('footer a[href="/about"]').click();
  await page.waitForURL('/about');
  expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).font)).toBe(look);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/sheet/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sizes).toEqual([0]);
});

test('the sheet is kept for good under its name, and an older name gets the newest for now', async ({ request }) => {
  const html = await (await request.get('/about', { headers: { 'sec-fetch-site': 'same-origin' } })).text();
  const path = html.match(/\/sheet\/site-[0-9a-f]{12}\.css/)?.[0] ?? '';
  const current = await request.get(path);
  expect(current.headers()).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const older = await request.get('/sheet/site-000000000000.css');
  expect(older.status()).toBe(200);
  expect(older.headers()['cache-control']).toBe('no-cache');
  expect(await older.text()).toBe(await current.text());
  expect((await request.get('/sheet/nothing-000000000000.css')).status()).toBe(404);
});

test('a page that the browser has to make, as for a course that is not there, is dressed as well', async ({ page }) => {
  // Without a query it is HTML from the page cache; with one, Next sends its shell.
  const answer = await page.goto('/adult/Nothing%20of%20that%20name?from=somewhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator(file)).toHaveCount(1);
  await expect(page.locator('.header')).toHaveCSS('position', 'sticky');
});

const others = [
  '/nowhere',
  '/styleguide',
  '/account-deletion',
  '/subscribe',
  '/unsubscribe?token=none',
  '/blog?page=2',
];

for (const path of [...publicPages.map(([path]) => path), ...others]) {
  test(`${path} has every sheet that something on it needs`, async ({ page }) => {
    await page.goto(path);
    await expectDressed(page);
  });
}
