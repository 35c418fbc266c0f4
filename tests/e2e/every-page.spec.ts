import { expect } from '@playwright/test';
import sharp from 'sharp';
import { findAxeFaults } from '@/tests/support/axe';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';
import { publicPages } from '@/tests/support/public-pages';
import { pixelsTooWide } from '@/tests/support/whole-page';

const drawn = [...publicPages.map(([path]) => path), '/nowhere', '/styleguide'];

for (const [path, heading] of publicPages) {
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test('opens without scripts, with heading and title', async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/École Padauk/);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
    });
  });
}

test('every indexable page has its URL in og:url', async ({ request }) => {
  test.slow();
  const indexable: string[] = [];
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => {
    const { pathname, search } = new URL(String(url).replaceAll('&amp;', '&'));
    return pathname + search;
  });
  for (const path of new Set([...listed, ...publicPages.map(([path]) => path), '/blog?page=2', '/account-deletion'])) {
    const html = await (await request.get(path)).text();
    if (/<meta name="robots" content="[^"]*noindex/.test(html)) continue;
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(/<meta property="og:url" content="([^"]+)"/.exec(html)?.[1], path).toBe(canonical ?? '(none)');
    indexable.push(path);
  }
  // Includes courses and posts.
  expect(indexable.length).toBeGreaterThan(50);
});

test('checkout and password reset have a description', async ({ request }) => {
  const descriptionOf = async (path: string) =>
    /<meta name="description" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  const all = await Promise.all(['/', '/checkout', '/reset_password?code=1234', '/profile'].map(descriptionOf));
  expect(new Set(all).size).toBe(4);
});

test('the inline picture of the home page has width and sizes', async ({ request }) => {
  const source = /<source[^>]*data:image[^>]*>/.exec(await (await request.get('/')).text())?.[0] ?? '';
  expect(source).toMatch(/srcSet="data:image\/avif;base64,[^" ]+ 720w"/i);
  expect(source).toMatch(/ sizes="[^"]+"/);
});

const hasSun = (path: string) =>
  ['/adult', '/kid', '/native', '/video', '/instructor', '/blog', '/books', '/contact', '/zoom'].includes(path);

// The distance between heading and sun in pixels; undefined without a sun.
function distanceFromSun(): number | undefined {
  const heading = document.querySelector('.page-heading');
  const centre = heading && /at calc\(100% - ([\d.]+)px\)/.exec(getComputedStyle(heading).backgroundImage);
  if (!heading || !centre) return undefined;
  const { right, bottom } = heading.getBoundingClientRect();
  const textBox = (heading.firstElementChild as Element).getBoundingClientRect();
  const fromRight = Number(centre[1]);
  return Math.hypot(Math.max(0, right - fromRight - textBox.right), bottom - textBox.bottom) - fromRight / 1.35;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sun has no outline, in the ${colorScheme} scheme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/kid');
      const heading = page.locator('.page-heading');
      const picture = await heading.screenshot();
      const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
      const row = (y: number) => [
        ...data.subarray(y * info.width * info.channels, (y + 1) * info.width * info.channels),
      ];
      // The first row is above sun and text, the last one in its haze.
      expect(new Set(row(0)).size, `${width} px`).toBe(1);
      const last = row(info.height - 1);
      expect(Math.max(...last) - Math.min(...last), `${width} px`).toBeLessThanOrEqual(2);
      // Below the text.
      const scale = info.width / (await boxOf(heading)).width;
      const across = row(info.height - Math.round((width < 960 ? 24 : 36) * scale));
      const steps = across.slice(1).map((shade, at) => shade - Number(across[at]));
      const changes = steps.filter((step) => Math.abs(step) > 1);
      expect(changes.length, `${width} px`).toBeGreaterThan(1);
      // One rise and one fall; an outline would add more.
      const turns = changes.slice(1).filter((step, at) => Math.sign(step) !== Math.sign(Number(changes[at])));
      expect(turns, `${width} px`).toHaveLength(1);
    }
  });
}

for (const path of drawn) {
  test(`${path} passes axe in light and dark, and fits every width`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await findAxeFaults(page)).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      const wide = await pixelsTooWide(page);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      if (hasSun(path)) expect(await page.evaluate(distanceFromSun), `the sun, ${width} px`).toBeGreaterThan(0);
    }
  });
}
