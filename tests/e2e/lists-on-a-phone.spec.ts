import { expect, type Locator } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';

test.use({ viewport: { width: 360, height: 800 } });

const centreOf = async (locator: Locator) => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};

const fits = (rows: Locator) =>
  rows.evaluateAll((all) => all.length > 0 && all.every((row) => row.scrollWidth <= row.clientWidth));

test('in French, filters, tabs, prices and the paging of a list have one line each', async ({ page }) => {
  await page.goto('/fr/timetable');
  expect(await fits(page.locator('.filter-links:visible ul'))).toBe(true);
  const full = page.locator('.class-row', { hasText: 'Complet' }).first();
  expect((await boxOf(full.locator('.price strong'))).height).toBeLessThan(32);
  const paging = page.getByRole('navigation', { name: 'Pages', exact: true });
  // The list above it is drawn when it comes near, which moves the paging.
  await paging.scrollIntoViewIfNeeded();
  await expect(async () => {
    const [next, previous] = await Promise.all(
      ['Suivant', 'Précédent'].map((name) => centreOf(paging.getByText(name))),
    );
    expect(next?.y).toBeCloseTo(previous?.y ?? 0, 0);
  }).toPass();
  await page.goto('/fr/zoom');
  expect(await fits(page.locator('.tabs-choices'))).toBe(true);
});

test('in the week, the places left stand beside the link that reserves one', async ({ page }) => {
  for (const locale of ['', '/my']) {
    await page.goto(`${locale}/timetable?view=week`);
    const seat = page.locator('.week-seat').first();
    const [places, link] = [await boxOf(seat.locator('.class-seats')), await boxOf(seat.getByRole('link'))];
    expect(link.x).toBeGreaterThan(places.x + places.width);
    expect(link.y).toBeLessThan(places.y + places.height);
  }
});

test('a discount stands below its price, above the facts', async ({ page }) => {
  await page.goto('/zoom');
  const row = page
    .locator('.choice-rows li:visible')
    .filter({ has: page.locator('s') })
    .first();
  const [price, discount, facts] = [
    await boxOf(row.locator('strong')),
    await boxOf(row.locator('s')),
    await boxOf(row.locator('p')),
  ];
  expect(discount.y).toBeLessThan(price.y + price.height + 12);
  expect(discount.y + discount.height).toBeLessThan(facts.y + 1);
});

test('the links of a list without results are in the middle', async ({ page }) => {
  await page.goto('/my/adult?price=150000&place=school&level=C2');
  const links = await page.locator('.notice a').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect((await centreOf(link)).x).toBeCloseTo(180, 0);
});

test('“Full” has a background of its own in the next class of a card', async ({ page }) => {
  await page.goto('/kid');
  const full = page.locator('.next-class').filter({ hasText: 'Full' }).first();
  const colourOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colourOf(full.locator('.class-seats'))).not.toBe(await colourOf(full));
});

test('what begins a row begins at one place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const distinct = (parts: Locator, side: 'left' | 'width') =>
    parts.evaluateAll(
      (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
      side,
    );
  for (const locale of ['', '/my', '/fr']) {
    await page.goto(`${locale}/timetable`);
    expect(await distinct(page.locator('.filter-links:visible li:first-child'), 'left'), locale).toHaveLength(1);
  }
  await page.goto('/instructor');
  expect(await distinct(page.locator('.instructor-courses .level'), 'width')).toHaveLength(1);
});
