import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { courseLists, loadCourses } from '@/tests/support/courses';
import { test } from '@/tests/support/journey';
import { drawWholePage } from '@/tests/support/whole-page';

/** On a wide window the filters are always open. */
async function openFilters(page: Page): Promise<void> {
  const summary = page.locator('.list-filters summary');
  if (await summary.isVisible()) await summary.click();
}

for (const [path, title, type] of courseLists) {
  test(`a visitor compares the courses of ${path}`, async ({ page }) => {
    const courses = await loadCourses(page, type);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: `${type} Courses` })).toBeVisible();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length);
    for (const { name } of courses) {
      await expect(page.getByRole('article').getByRole('link', { name, exact: true })).toBeVisible();
    }
  });
}

for (const language of ['', '/my', '/fr']) {
  test(`no card cuts off the summary of a course on a phone: ${language || '/'}`, async ({ page }) => {
    for (const [path] of courseLists) {
      await page.goto(language + path);
      await drawWholePage(page);
      const summaries = page.locator('.course-card .line-clamp-5');
      expect(await summaries.count(), path).toBeGreaterThan(3);
      const cut = await summaries.evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
      );
      expect(cut, path).toEqual([]);
    }
  });
}

test('a card shows the price, the original price and the discount', async ({ page }) => {
  const course = (await loadCourses(page, 'Adult')).find(({ off }) => off);
  if (!course) throw new Error('No course of the demonstration has a discount.');
  await page.goto('/adult');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: course.name, exact: true }) });
  await expect(card.getByText(`${course.off} OFF`)).toBeVisible();
  await expect(card.locator('s')).toHaveText(course.price);
});

test('a visitor filters by level, with a URL to share', async ({ page }) => {
  const wanted = (await loadCourses(page, 'Adult')).filter(({ cefr }) => cefr?.includes('A2'));
  expect(wanted).not.toEqual([]);
  await page.goto('/adult');
  await openFilters(page);
  await page.getByRole('navigation', { name: 'Level' }).getByRole('link', { name: 'A2' }).click();
  await expect(page).toHaveURL('/adult?level=A2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(wanted.length);
  for (const { name } of wanted) {
    await expect(page.getByRole('article').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('a parent filters by age, then by level', async ({ page }) => {
  await page.goto('/kid');
  await openFilters(page);
  const ages = page.getByRole('navigation', { name: 'Age' });
  await expect(ages.getByRole('link')).toHaveText(['All', '5–7', '8–10', '11–13', '14–17']);
  await ages.getByRole('link', { name: '5–7' }).click();
  await expect(page).toHaveURL('/kid?ages=5-7');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(1)).toBeVisible();
  const shown = await cards.locator('.course-facts').allTextContents();
  for (const facts of shown) expect(facts).toMatch(/Ages5 to (7|10)/);
  await openFilters(page);
  await ages.getByRole('link', { name: '14–17' }).click();
  await expect(cards).toHaveCount(3);
  await page.goto('/kid?ages=8-10&level=A1');
  expect(await cards.count()).toBeGreaterThan(0);
  await page.goto('/adult');
  await expect(page.locator('nav[aria-label="Age"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent finds a course by weekday and place, on one screen of a phone, and clears the filters', async ({
    page,
  }) => {
    for (const [prefix, day, place, clear] of [
      ['', 'Saturday', 'Bahan', 'Clear all filters'],
      ['/my', 'စနေနေ့', 'ဗဟန်း', 'ရွေးချယ်မှုအားလုံး ဖယ်ရှားရန်'],
      ['/fr', 'Samedi', 'Bahan', 'Effacer tous les filtres'],
    ] as const) {
      await page.goto(`${prefix}/kid`);
      const cards = page.locator('.course-card');
      const all = await cards.count();
      expect((await boxOf(cards.first())).y).toBeLessThan(page.viewportSize()?.height ?? 0);
      await openFilters(page);
      await page.getByRole('link', { name: place, exact: true }).click();
      await openFilters(page);
      await page.getByRole('link', { name: day, exact: true }).click();
      await expect(page).toHaveURL(`${prefix}/kid?day=saturday&place=school`);
      expect(await cards.count()).toBeLessThan(all);
      expect(await cards.count()).toBeGreaterThan(0);
      await page.getByRole('link', { name: clear }).click();
      await expect(page).toHaveURL(`${prefix}/kid`);
    }
  });

  test('filters that find nothing say what to do', async ({ page }) => {
    await page.goto('/kid?level=C2&day=monday');
    await expect(page.getByText('No course matches these filters')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });
});

test('courses are sorted by level, and live ones show the dates of their next class', async ({ page }) => {
  for (const [path] of courseLists) {
    await page.goto(path);
    for (const group of await page.locator('.course-group').all()) {
      const levels = (await group.locator('.course-badges .level').allTextContents()).map(
        (level) => /[ABC][12]/.exec(level)?.[0] ?? '',
      );
      expect(levels).toEqual(levels.toSorted());
    }
  }
  await page.goto('/adult');
  const card = page.getByRole('article').filter({ hasText: 'French from Zero' });
  await expect(card.locator('.next-class')).toContainText(/\d\d?\s\w{3}\s–\s\d\d?\s\w{3}/);
  // The course has an evening and a weekend class.
  await expect(card.locator('.next-class')).toContainText('1 other class');
});

test('on a wide window the prices of a row are aligned, and only a list with a discount leaves space for one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/adult');
  const prices = page.locator('.course-foot .price strong');
  const tops = await prices.evaluateAll((all) => all.map((price) => Math.round(price.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(3);
  expect(new Set(tops).size).toBe(Math.ceil(tops.length / 3));
  await page.goto('/adult?level=B2');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.locator('s')).toHaveCount(0);
  const [whole, price] = await Promise.all([boxOf(card), boxOf(card.locator('.price strong'))]);
  const room = whole.y + whole.height - (price.y + price.height);
  expect(room).toBeGreaterThan(0);
  expect(room).toBeLessThan(32);
});

test('a level in the URL may be lower case', async ({ page }) => {
  const wanted = (await loadCourses(page, 'Adult')).filter(({ cefr }) => cefr?.includes('B2'));
  expect(wanted).not.toEqual([]);
  await page.goto('/adult?level=b2');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(wanted.length);
  await openFilters(page);
  await expect(page.getByRole('link', { name: 'B2', exact: true })).toHaveAttribute('aria-current', 'true');
});

for (const path of [
  '/kid?page=99',
  '/kid?page=nonsense',
  '/kid?level=Z9',
  '/kid?ages=everyone',
  '/kid?day=someday',
  '/kid?page=0',
  '/zoom?type=adult&page=99',
]) {
  test(`${path} is not found`, async ({ page }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404. Page not found');
  });
}

test('a filter that divides no list is not offered: all video courses cost less than the lowest limit', async ({
  page,
}) => {
  await page.goto('/video');
  await openFilters(page);
  await expect(page.getByRole('navigation', { name: 'Level' })).toBeVisible();
  await expect(page.locator('nav[aria-label="Price"]')).toHaveCount(0);
});

test('the video courses come first on their page, and short groups share a row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/video');
  const headings = page.locator('.course-groups h2');
  await expect(headings).toHaveText(['Video Courses', 'Adult Courses', 'Kid Courses']);
  const [adult, kid] = await Promise.all([boxOf(headings.nth(1)), boxOf(headings.nth(2))]);
  expect(adult.y).toBe(kid.y);
});
