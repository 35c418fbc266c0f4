import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';

const greeting = '.preloader';

test('the logo is shown on a first visit only', async ({ page, baseURL }) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveClass(/first-visit/);
  await expect(page.locator(greeting)).toHaveCSS('animation-duration', '0.5s');
  await expect(page.locator(greeting)).toBeHidden();

  await page.reload();
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);
  await expect(page.locator(greeting)).toHaveCSS('display', 'none');

  await page.locator('footer a[href="/blog"]').click();
  await page.waitForURL('/blog');
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);

  // The cookie alone marks a returning visitor.
  await page.goto('/books', { referer: `${baseURL}/blog` });
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);
});

test('the logo comes first in the HTML, and no script before the content but, in the head, the one that offers another language', async ({
  request,
}) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<body[^>]*>(<div hidden="">.{0,40}<\/div>)?<div class="preloader"/);
  const scripts = html.slice(0, html.indexOf('</main>')).match(/<script(?![^>]* async)[^>]*>/g) ?? [];
  expect(scripts.filter((script) => !/type="application\/ld\+json"|noModule/.test(script))).toEqual(['<script>']);
  expect(html.slice(0, html.indexOf('</head>'))).toMatch(/<script>[^<]*dataset\.offer/);
});

test('the first paint is the logo alone', async ({ page }) => {
  await page.goto('/about');
  for (const part of ['.header', '.content', '.footer']) {
    await expect(page.locator(part)).toBeVisible();
    const displayAtFirst = await page.locator(part).evaluate((element: HTMLElement) => {
      // Replays the animation slowly.
      element.style.animationName = 'none';
      getComputedStyle(element).display;
      element.style.animationName = '';
      element.style.animationDuration = '60s';
      return getComputedStyle(element).display;
    });
    expect(displayAtFirst, part).toBe('none');
  }
});

test('a link with a fragment scrolls to its target', async ({ page }) => {
  await page.goto('/#courses');
  await expect(page.locator('#courses')).toBeInViewport();
  await expect(page.locator('h1')).not.toBeInViewport();
  await expect(page.locator('.content')).toHaveCSS('animation-name', 'none');
});

test('with reduced motion there is no logo', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/about');
  await expect(page.locator(greeting)).toHaveCSS('display', 'none');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no logo', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveClass(/first-visit/);
    await expect(page.locator(greeting)).toHaveCSS('display', 'none');
    await expect(page.locator('.content')).toHaveCSS('animation-name', 'none');
  });
});

test('a late web font causes no layout shift', async ({ page }) => {
  await page.route('**/fonts/fraunces-600.woff2', async (route) => {
    await pause(700);
    await route.continue();
  });
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => page.evaluate(() => document.fonts.check('600 20px Fraunces'))).toBe(true);
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
  expect(shifts).toBe(0);
});

test('scripts are sent as Brotli or gzip, as the browser accepts', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = /data-scripts="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  expect(scripts.length).toBeGreaterThan(4);
  const fetchScript = async (src: string, accepted: string) => {
    const response = await request.get(src, { headers: { 'accept-encoding': accepted } });
    return { headers: response.headers(), text: await response.text() };
  };
  const packed = await Promise.all(scripts.map((src) => fetchScript(src, 'gzip, br')));
  const plain = await Promise.all(scripts.map((src) => fetchScript(src, 'identity')));
  for (const [index, { headers, text }] of packed.entries()) {
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(text).toBe(plain[index]?.text);
  }
  // Next's own scripts are streamed: Chrome compiles them while they load.
  expect(packed.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad')).length).toBeGreaterThan(3);
});

test('pages are sent as Brotli to browsers that accept it', async ({ request }) => {
  const response = await request.get('/about', { headers: { 'accept-encoding': 'gzip, br', accept: 'text/html' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(await response.text()).toContain('</html>');
});

test('content and footer hydrate separately from the header', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<div id="content"[^>]*><!--&-->/);
  expect(html).toMatch(/<!--&--><footer/);
});
