import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';

type ShiftWindow = Window & { shifts?: number };

for (const path of ['/my', '/my/adult', '/my/timetable', '/my/about']) {
  test(`on ${path} a late Padauk moves nothing`, async ({ page, context }) => {
    await context.setExtraHTTPHeaders(forwardedIp());
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/padauk-400.woff2', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.addInitScript(() => {
      const counted = window as ShiftWindow;
      counted.shifts = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          counted.shifts = (counted.shifts ?? 0) + ((shift as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const font = page.waitForRequest('**/padauk-400.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await font;
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    // Two frames: the page is painted in the font of the phone.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const loaded = page.waitForResponse('**/padauk-400.woff2');
    release();
    await (await loaded).finished();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => document.fonts.check('16px Padauk', 'မ'))).toBe(true);
    expect(await page.evaluate(() => (window as ShiftWindow).shifts)).toBeLessThan(0.01);
  });
}

test('no letter of a long Burmese text is lost', async ({ page, context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
  await page.goto('/my');
  // Two medials that are fifteen syllables apart.
  const parts = ['ပြင်သစ်စာ', ' – ', 'သီချင်း၊', ' ', 'ကစားပွဲ'];
  const [whole, apart] = await page.evaluate(async (texts) => {
    await document.fonts.load('100px Padauk', 'မ');
    const widthOf = (content: string) => {
      const span = document.createElement('span');
      span.style.cssText = 'position: absolute; white-space: pre; font: 100px Padauk';
      span.textContent = content;
      document.body.append(span);
      return span.getBoundingClientRect().width;
    };
    return [widthOf(texts.join('')), texts.reduce((sum, text) => sum + widthOf(text), 0)];
  }, parts);
  expect(Math.abs((whole ?? 0) - (apart ?? 0))).toBeLessThan(1);
});

test('Latin letters and digits in Burmese headings and counters have the font of all headings', async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders(forwardedIp());
  await page.goto('/my');
  const fonts = await page
    .locator('h1 .phrase, h2 .phrase, h3 a, .counter')
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).fontFamily));
  expect(fonts.length).toBeGreaterThan(3);
  for (const font of fonts) expect(font).toMatch(/Fraunces/);
});
