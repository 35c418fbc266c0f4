import { expect, type Page } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';
import { receiptPicture } from '@/tests/support/screenshots';

const rows = (page: Page) => page.getByRole('main').locator('.class-row');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent finds an evening class by filters and reserves a place', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Timetable' }).click();
    await expect(page).toHaveURL('/timetable');
    const all = await rows(page).count();
    await page.getByRole('navigation', { name: 'When' }).getByRole('link', { name: 'Evening' }).click();
    await expect(page).toHaveURL('/timetable?time=evening');
    expect(await rows(page).count()).toBeLessThan(all);
    // Each evening class is taught in both places.
    await page.getByText('Level, day, price').click();
    await page.getByRole('navigation', { name: 'Day' }).getByRole('link', { name: 'Tuesday' }).click();
    await expect(page).toHaveURL('/timetable?day=tuesday&time=evening');
    for (const when of await rows(page).locator('.class-when').allTextContents())
      expect(when).toMatch(/Tue.*1[78]:\d\d/);

    const row = rows(page).filter({ hasText: 'French from Zero' });
    await expect(row).toContainText(/Tue \+ Thu\s*18:30–20:00/);
    await expect(row).toContainText('Evening group · Ages 16 and over');
    const left = Number(/(\d+)\splaces? left/.exec((await row.textContent()) ?? '')?.[1]);
    await row.getByRole('link', { name: /^Reserve: French from Zero/ }).click();
    await page.getByRole('link', { name: 'Already transferred? Send us the screenshot' }).click();
    await expect(page).toHaveURL(/\/zoom\?course=.+&class=.+/);
    await expect(
      page.getByRole('radio', { name: /^Tue \+ Thu 18:30–20:00 · Evening group · Zoom or Bahan/ }),
    ).toBeChecked();

    await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
    await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
    await page.getByLabel('Phone Number').fill(`0925${String(Date.now()).slice(-7)}`);
    await page.getByLabel('Facebook Name').fill('Thiri A.');
    await page.getByLabel('Age *', { exact: true }).fill('24');
    await page.getByLabel('Rules & Policy for the Zoom Group Course').check();
    await page.getByLabel('I have read the rules').check();
    await page.locator('input[type=file]').setInputFiles({
      name: 'transfer.png',
      mimeType: 'image/png',
      buffer: await receiptPicture(),
    });
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Enrolment received')).toBeVisible();

    await expect(async () => {
      await page.goto('/timetable?day=tuesday&time=evening');
      const text = await rows(page).filter({ hasText: 'French from Zero' }).textContent();
      expect(text?.replaceAll('\u00a0', ' ')).toContain(
        left === 2 ? '1 place left' : left === 1 ? 'Full' : `${left - 1} places left`,
      );
    }).toPass();
  });

  test('a parent looks at the week, keeps the filters and reserves a place', async ({ page }) => {
    await page.goto('/timetable?time=evening');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Week' }).click();
    await expect(page).toHaveURL('/timetable?time=evening&view=week');
    const tuesday = page.getByRole('region', { name: 'Tuesday' });
    await expect(tuesday.getByRole('listitem').filter({ hasText: 'French from Zero' })).toContainText('18:30–20:00');
    await page.getByRole('navigation', { name: 'When' }).getByRole('link', { name: 'All' }).click();
    await expect(page).toHaveURL('/timetable?view=week');
    await tuesday.getByRole('link', { name: /^Reserve: French from Zero/ }).click();
    await expect(page).toHaveURL(/\/reserve\?class=/);
  });

  test('a full class says so and offers no place', async ({ page }) => {
    await page.goto('/timetable');
    const full = rows(page).filter({ hasText: 'Teen Studio' });
    await expect(full).toContainText('Full');
    await expect(full.getByRole('link', { name: /Reserve/ })).toHaveCount(0);
  });

  test('a class without days has dates on request', async ({ page }) => {
    await page.goto('/timetable?level=C1');
    await expect(rows(page).filter({ hasText: 'Le rideau se lève' })).toContainText('Dates on request');
    await page.getByRole('link', { name: 'Week' }).click();
    await expect(page.getByRole('heading', { name: 'Dates on request' })).toBeVisible();
  });
});

test('on a wide window the days of a week begin side by side, and the other days are named', async ({ page }) => {
  const free = page.getByText('Days without any of these classes: Monday, Tuesday, Wednesday, Thursday, Friday');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/timetable?view=week');
  const first = page.locator('.week-day li:first-child');
  const tops = await first.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(5);
  expect(new Set(tops).size).toBe(1);
  await page.goto('/timetable?time=weekend&view=week');
  await expect(page.locator('.week-day')).toHaveCount(2);
  for (const day of await page.locator('.week-day').all()) expect((await boxOf(day)).width).toBeLessThan(400);
  await expect(free).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(free).toBeHidden();
});

test('a filter that finds nothing says so, and clears in one tap', async ({ page }) => {
  await page.goto('/timetable?ages=5-7&level=C2');
  await expect(page.getByText('No class matches these filters')).toBeVisible();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).toHaveURL('/timetable');
});

test('a parent finds classes up to a price, after its discount', async ({ page }) => {
  await page.goto('/timetable');
  await page.getByText('Level, day, place, price').click();
  await page.getByRole('navigation', { name: 'Price' }).getByRole('link', { name: 'Up to 200,000 MMK' }).click();
  await expect(page).toHaveURL('/timetable?price=200000');
  await expect(rows(page).filter({ hasText: '198,000 MMK' }).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: '306,000 MMK' })).toHaveCount(0);
});

test('a filter that the timetable does not have is not found', async ({ page }) => {
  const response = await page.goto('/timetable?day=someday');
  expect(response?.status()).toBe(404);
});

test('cards and the page of a course show the next class, and home and lists the next ones', async ({ page }) => {
  await page.goto('/adult');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'French from Zero', exact: true }) });
  await expect(card).toContainText(/Tue \+ Thu\s*18:30–20:00/);
  await expect(card).toContainText(/places? left/);
  await expect(page.getByRole('region', { name: 'Next classes' }).locator('.class-row').first()).toBeVisible();
  await card.getByRole('link').click();
  const classes = page.getByRole('region', { name: 'Classes' });
  await expect(classes.getByRole('listitem')).toHaveCount(2);
  await page.goto('/');
  const next = page.getByRole('region', { name: 'Next classes' });
  await expect(next.locator('.class-row')).toHaveCount(3);
  await next.getByRole('link', { name: 'See the timetable' }).click();
  await expect(page).toHaveURL('/timetable');
});

test('a class that is gone is named above the form, which offers the others', async ({ page }) => {
  await page.goto('/timetable');
  await rows(page)
    .getByRole('link', { name: /^Reserve: French from Zero/ })
    .first()
    .click();
  const href = await page.getByRole('link', { name: 'Already transferred?' }).getAttribute('href');
  await page.goto(`${href?.split('&')[0]}&class=00000000-0000-4000-8000-000000000000`);
  await expect(page.getByText('This class is no longer open.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'I’ll choose later' })).toBeChecked();
});

test('with an existing backend there is no trace of classes', async ({ page }) => {
  const existing = process.env.E2E_EXISTING_URL;
  for (const path of ['/', '/adult']) {
    await page.goto(`${existing}${path}`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/places? left|Next classes|Timetable/)).toHaveCount(0);
    await expect(page.locator('a[href^="/timetable"], a[href^="/reserve"]')).toHaveCount(0);
  }
  await expect(page.locator('.list-filters nav:is([aria-label="Day"], [aria-label="Place"])')).toHaveCount(0);
  for (const path of ['/timetable', '/adult?day=monday']) {
    expect((await page.goto(`${existing}${path}`))?.status(), path).toBe(404);
  }
});

test.describe('in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('a parent reads the hours of a class in their own time, too', async ({ page }) => {
    await page.goto('/timetable');
    await page.mouse.wheel(0, 300);
    const hours = rows(page).filter({ hasText: '18:30–20:00' }).first();
    await expect(hours).toContainText(/Your time: 1[34]:00–1[45]:30/);
  });

  test('so does a parent on the page of a course', async ({ page }) => {
    await page.goto('/adult/French%20from%20Zero');
    await page.mouse.wheel(0, 300);
    const classes = page.getByRole('region', { name: 'Classes' });
    await expect(classes).toContainText('Times are Myanmar time.');
    await expect(classes.getByText('18:30–20:00').locator('..')).toContainText(/Your time: 1[34]:00–1[45]:30/);
  });
});
