import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';
import { pixelsTooWide } from '@/tests/support/whole-page';

const sections = [
  'Welcome to École Padauk',
  'Our Courses',
  'Video French Courses',
  'Upcoming Events',
  'The school in numbers',
  'What our students are saying',
  'News and blogs',
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads the whole home page, in order', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('French, from Yangon to wherever you are going');
    const headings = await page.locator('main section h2').allTextContents();
    expect(headings.filter((heading) => sections.includes(heading))).toEqual(sections);
    await expect(page.getByRole('heading', { name: 'Why Choose Us?' })).toBeVisible();
    await expect(page.locator('.why-list li')).toHaveCount(8);
    await expect(page.getByText('DELF B1 Student')).toBeAttached();
    await expect(page.locator('.totals dd').first()).toHaveText('640+');
  });

  test('the film opens in its modal and closes with the x', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Watch our film' }).click();
    const film = page.getByRole('dialog', { name: 'The school in a short film' });
    await expect(film.locator('video')).toBeVisible();
    await film.getByRole('button', { name: 'Close' }).click();
    await expect(film).toBeHidden();
  });
});

test('both main buttons are above the fold', async ({ page }) => {
  await page.goto('/');
  const height = await page.evaluate(() => innerHeight);
  for (const name of ['Find my level', 'See courses']) {
    const box = await boxOf(page.locator('.hero-text').getByRole('link', { name, exact: true }));
    expect(box.y).toBeGreaterThan(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
  }
});

test('cards and buttons link to the right pages', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const heroText = page.locator('.hero-text');
  await expect(heroText.getByRole('link', { name: 'Find my level' })).toHaveAttribute('href', '/level-test');
  await expect(heroText.getByRole('link', { name: 'See courses' })).toHaveAttribute('href', '#courses');
  for (const [name, href] of [
    ['French for Adults Courses', '/adult'],
    ['French for Kids Courses', '/kid'],
    ['Native French Courses', '/native'],
    ['Read More', '/blog'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const groups = page.locator('.course-groups h3', { hasText: /^(Video|Adult|Kid|Native) Courses$/ });
  expect(await groups.count()).toBeGreaterThan(0);
  await expect(page.locator('.course-groups').getByRole('link').first()).toHaveAttribute('href', /^\/video\/./);
  await expect(page.locator('.news').getByRole('link').first()).toHaveAttribute('href', /^\/blog\/./);
  await expect(page.locator('.news .post-card')).toHaveCount(4);
});

test('the film loads on the first tap, plays, and stops when its modal closes', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'load' });
  await page.waitForFunction(() => document.readyState === 'complete');
  expect(requestedPaths.filter((path) => /trailer/.test(path))).toEqual([]);

  await page.getByRole('button', { name: 'Watch our film' }).press('Enter');
  const video = page.locator('video.film');
  await expect(video).toBeVisible();
  await expect(video).toHaveAttribute('poster', /trailer-poster/);
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(video).toBeHidden();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('counters start when visible and end at the real number', async ({ page }) => {
    await page.goto('/');
    const students = page.locator('.totals dd').first();
    await students.scrollIntoViewIfNeeded();
    const moving = students.locator('[aria-hidden="true"]');
    await expect(moving).not.toHaveText('640');
    await expect(moving).toHaveText('640', { timeout: 20_000 });
    await expect(students.locator('.counter-final')).toHaveText('640');
  });

  test('the server’s HTML contains the formatted numbers', async ({ page }) => {
    await page.addInitScript(() => {
      const write = Number.prototype.toLocaleString;
      Number.prototype.toLocaleString = function (...how) {
        document.documentElement.dataset.written = 'here';
        return write.apply(this, how);
      };
    });
    await page.goto('/');
    const students = page.locator('.totals dd').first();
    await students.scrollIntoViewIfNeeded();
    await expect(students.locator('.counter-final')).toHaveText('640');
    expect(await page.locator('html').getAttribute('data-written')).toBeNull();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('counters show the real number at once', async ({ page }) => {
    await page.goto('/');
    const students = page.locator('.totals dd').first();
    await students.scrollIntoViewIfNeeded();
    await expect(students).toHaveText('640+');
    await expect(students.locator('[aria-hidden="true"]')).toHaveCount(0);
  });
});

test('the first slide has its position before the slider’s script loads', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/', { waitUntil: 'commit' });
  const place = page.locator('.hero .slider-position');
  await place.waitFor({ state: 'attached' });
  // In the server's HTML, before the slider's script loads.
  expect(await place.textContent()).toBe('1 / 3');
});

test('nothing overflows, even on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/about', '/instructor', '/privacy', '/terms']) {
    await page.goto(path);
    expect(await pixelsTooWide(page), path).toBeLessThanOrEqual(0);
  }
});

test('two groups of one course share a whole row on a wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const [all, one, other] = await Promise.all(
    [page.locator('.course-groups'), ...(await page.locator('.course-groups > .one-card').all())].map((part) =>
      part.boundingBox(),
    ),
  );
  if (!all || !one || !other) throw new Error('no two groups of one course');
  expect(other.y).toBe(one.y);
  expect(one.x).toBeCloseTo(all.x, 0);
  expect(other.x + other.width).toBeCloseTo(all.x + all.width, 0);
});

test('the home page has structured data and a feed', async ({ page, request }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:\/\/[^/]+\/?$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/share\.png$/);
  const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(facts).toMatchObject({ '@type': 'EducationalOrganization', name: 'École Padauk' });

  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/about</loc>', '/video/', '/blog/', '/terms</loc>']) expect(sitemap).toContain(path);
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  const feed = await (await request.get('/feed.xml')).text();
  expect(feed.match(/<item>/g)).toHaveLength(10);
  expect(await (await request.get('/manifest.webmanifest')).json()).toMatchObject({ name: 'École Padauk' });
});

test('headline and buttons stay in place while the pictures slide', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const heroText = page.locator('.hero-text');
  const before = await heroText.boundingBox();
  const caption = page.getByRole('link', { name: 'Children learn French by playing' });
  await page.locator('.hero').getByRole('button', { name: 'Next slide' }).click();
  await expect(caption).toBeInViewport();
  await expect(caption).toHaveAttribute('href', '/kid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('French, from Yangon to wherever you are going');
  await expect(heroText.getByRole('link', { name: 'Find my level' })).toBeInViewport();
  expect(await heroText.boundingBox()).toEqual(before);
});

test('in the dark scheme the next picture is not visible beside the first', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const width of [1003, 1280, 1367]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const view = page.locator('.hero .slider-view');
    expect(await view.evaluate((box) => getComputedStyle(box).overflowX)).toBe('hidden');
    const [frame, first] = await Promise.all([boxOf(view), boxOf(page.locator('.hero-picture').first())]);
    expect(first.x).toBeCloseTo(frame.x, 1);
    expect(first.width).toBeCloseTo(frame.width, 1);
    expect(first.x + first.width).toBeGreaterThanOrEqual(width - 0.5);
  }
});

test('stars are gold in both schemes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    await expect(page.locator('.stars').first()).toHaveCSS('color', 'rgb(244, 178, 35)');
  }
});

test('the buttons of the app stores stand side by side, at the end of their line', async ({ page }) => {
  for (const width of [800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const buttons = await Promise.all(['App Store', 'Google Play'].map((name) => boxOf(storeButton(page, name))));
    const strip = await boxOf(page.locator('.hero-strip'));
    expect(buttons[1]?.y).toBe(buttons[0]?.y);
    const end = (buttons[1]?.x ?? 0) + (buttons[1]?.width ?? 0);
    const gutter = await page
      .locator('.hero-strip')
      .evaluate((box) => Number.parseFloat(getComputedStyle(box).paddingRight));
    expect(end).toBeCloseTo(strip.x + strip.width - gutter, 0);
  }
});

const storeButton = (page: Page, name: string) => page.locator('.hero-strip').getByRole('link', { name });
