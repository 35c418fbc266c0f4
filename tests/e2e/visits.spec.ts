import { expect, type Locator, type Page } from '@playwright/test';
import { excessWidth, logIn } from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { textContrast } from '@/tests/support/contrast';
import { test } from '@/tests/support/journey';
import { reportSlowLine, requestedScripts } from '@/tests/support/slow-line';

// A visitor's browser: the tests' own says that it is headless, and is not counted. What a page sends as it is left has the
// browser's own user agent, not the one of the context.
const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), `--user-agent=${userAgent}`] }),
});

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

const idle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

/** Opens a page of a fast line and leaves it once it is measured. */
async function visit(page: Page, path: string): Promise<void> {
  const measuring = page.waitForResponse(
    async (response) =>
      response.url().includes('/_next/static/chunks/') &&
      (await response.text().catch(() => '')).includes('sendBeacon'),
  );
  await page.goto(path);
  await measuring;
  await idle(page);
  await page.goto('about:blank');
}

/** The admin moves its menu when its scripts start: a click at that moment misses. */
const follow = (page: Page, link: Locator, url: RegExp) =>
  expect(async () => {
    await link.click({ timeout: 3000 });
    await expect(page).toHaveURL(url, { timeout: 3000 });
  }).toPass({ timeout: 45_000 });

/** The views of a page that the admin shows. */
async function countViews(page: Page, path: string): Promise<number> {
  await page.goto(`/admin/visits?page=${encodeURIComponent(path)}`);
  await page.getByRole('heading', { level: 1, name: 'Visits' }).waitFor();
  const row = page.getByRole('table', { name: 'Page views by page' }).getByRole('row').nth(1);
  return (await row.isVisible()) ? Number(await row.getByRole('cell').textContent()) : 0;
}

test('a visitor reads a page, and staff see the view with its speed beside the goals', async ({ page }) => {
  await logIn(page);
  const before = await countViews(page, '/adult/*');
  await visit(page, `/adult/${encodeURIComponent('French from Zero')}`);
  await expect.poll(() => countViews(page, '/adult/*')).toBe(before + 1);
  const loading = page.getByRole('figure').filter({ hasText: 'Loading (LCP)' });
  await expect(loading).toContainText('Goal: at most 2.5 s');
  await expect(loading.getByRole('row', { name: /^\/adult\/…/ })).toContainText(/\d\.\d s/);
  await expect(page.getByRole('figure').filter({ hasText: 'Stability (CLS)' })).toContainText('at most 0.10');
});

test('staff choose period, device and connection by links, and see the days of a page', async ({ page }) => {
  await logIn(page);
  await visit(page, '/books');
  await page.goto('/admin/visits');
  const filter = (group: string, name: string) =>
    page.getByRole('navigation', { name: group }).getByRole('link', { name });
  await follow(page, filter('Period', '28 days'), /days=28/);
  await follow(page, filter('Device', 'Phone'), /days=28.*device=phone/);
  await page.goto(`${page.url()}&page=/books`);
  const books = page.getByRole('table', { name: 'Page views by page' }).getByRole('link', { name: '/books' });
  await follow(page, books, /days=28&by=day&device=phone&page=%2Fbooks/);
  await expect(page.getByRole('table', { name: 'Loading (LCP)' }).getByRole('row')).toHaveCount(3);
  await follow(page, filter('Device', 'Computer'), /device=desktop/);
  await expect(page.getByText('No page views are counted for this choice yet.')).toBeVisible();
});

test('with data saving a visitor’s browser reports nothing, and loads nothing to measure', async ({ page }) => {
  await logIn(page);
  const before = await countViews(page, '/contact');
  const visitor = await page.context().newPage();
  await reportSlowLine(visitor, { effectiveType: '4g', saveData: true });
  const scripts = requestedScripts(visitor);
  await visitor.goto('/contact');
  await visitor.locator('main form [name=name]').first().fill('Thiri Aung');
  await visitor.locator('main [data-island=ready]').first().waitFor();
  await idle(visitor);
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text?.includes('sendBeacon'))).toEqual([]);
  await visitor.goto('about:blank');
  const terms = await countViews(page, '/terms');
  await visit(page, '/terms');
  await expect.poll(() => countViews(page, '/terms')).toBe(terms + 1);
  expect(await countViews(page, '/contact')).toBe(before);
});

test('a site of an existing backend measures nothing', async ({ page, request }) => {
  const existing = process.env.E2E_EXISTING_URL ?? '';
  test.skip(Boolean(process.env.E2E_BASE_URL), 'needs the second instance');
  const scripts = requestedScripts(page);
  await page.goto(`${existing}/books`);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  await page.waitForLoadState('networkidle');
  const texts = await Promise.all(scripts.map(async (script) => (await script.response())?.text()));
  expect(texts.filter((text) => text?.includes('sendBeacon'))).toEqual([]);
  const visitSent = { path: '/books', device: 'phone', line: 'fast' };
  expect((await request.post(`${existing}/api/visits`, { data: visitSent })).status()).toBe(404);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the charts fit a phone and are readable, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme });
    await logIn(page);
    await visit(page, '/');
    await page.goto('/admin/visits');
    expect(await excessWidth(page)).toBe(0);
    for (const selector of ['.visits-filters a', '.visits-hint', '.visits-table td', '.visits-table thead th']) {
      await expect.poll(() => textContrast(page.locator(selector)), { message: selector }).toBeGreaterThanOrEqual(4.5);
    }
  });
}
