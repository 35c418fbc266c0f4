import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';

const greeting = '.preloader';

test('the logo greets who arrives, and nobody who moves on, reloads or comes back', async ({ page, baseURL }) => {
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

  // A browser that does not say where it comes from still knows it.
  await page.goto('/books', { referer: `${baseURL}/blog` });
  await expect(page.locator('html')).not.toHaveClass(/first-visit/);
});

test('the logo is the first thing on the page, and no script runs before the content', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<body[^>]*>(<div hidden="">.{0,40}<\/div>)?<div class="preloader"/);
  const scripts = html.slice(0, html.indexOf('</main>')).match(/<script(?![^>]* async)[^>]*>/g) ?? [];
  expect(scripts.filter((script) => !/type="application\/ld\+json"|noModule/.test(script))).toEqual([]);
});

test('the first picture is the logo alone, and the page comes with the next', async ({ page }) => {
  await page.goto('/about');
  for (const part of ['.header', '.content', '.footer']) {
    await expect(page.locator(part)).toBeVisible();
    const displayAtFirst = await page.locator(part).evaluate((element: HTMLElement) => {
      // Once more, slowly.
      element.style.animationName = 'none';
      getComputedStyle(element).display;
      element.style.animationName = '';
      element.style.animationDuration = '60s';
      return getComputedStyle(element).display;
    });
    expect(displayAtFirst, part).toBe('none');
  }
});

test('a link into a page leads there', async ({ page }) => {
  await page.goto('/#courses');
  await expect(page.locator('#courses')).toBeInViewport();
  await expect(page.locator('h1')).not.toBeInViewport();
  await expect(page.locator('.content')).toHaveCSS('animation-name', 'none');
});

test('the logo stays away from who asked for less motion', async ({ page }) => {
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

test('nothing moves when the letters of the headings come late', async ({ page }) => {
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

test('scripts come packed as small as the browser can take them', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const scripts = [...html.matchAll(/<script src="([^"]+)" async=""/g)].map(([, src = '']) => src);
  expect(scripts.length).toBeGreaterThan(4);
  const ask = async (src: string, accepted: string) => {
    const answer = await request.get(src, { headers: { 'accept-encoding': accepted } });
    return { headers: answer.headers(), text: await answer.text() };
  };
  const packed = await Promise.all(scripts.map((src) => ask(src, 'gzip, br')));
  const plain = await Promise.all(scripts.map((src) => ask(src, 'identity')));
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
  // The framework's, which Chrome compiles while they arrive.
  expect(packed.filter(({ text }) => text.startsWith('//# allFunctionsCalledOnLoad')).length).toBeGreaterThan(3);
});

test('a page comes packed by Brotli to who takes it', async ({ request }) => {
  const answer = await request.get('/about', { headers: { 'accept-encoding': 'gzip, br', accept: 'text/html' } });
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    vary: expect.stringContaining('Accept-Encoding'),
  });
  expect(await answer.text()).toContain('</html>');
});

test('content and footer come to life on their own, so that the header does not wait for them', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  expect(html).toMatch(/<div id="content"[^>]*><!--&-->/);
  expect(html).toMatch(/<!--&--><footer/);
});
