import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

test('a visitor meets the instructors', async ({ page }) => {
  await page.goto('/instructor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructor');
  const cards = page.locator('.instructor');
  await expect(cards).toHaveCount(6);
  const first = cards.first();
  await expect(first.getByRole('heading')).not.toBeEmpty();
  await expect(first.locator('.instructor-role')).not.toBeEmpty();
  const links = await page.locator('.instructor-links a').all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https:\/\/(www\.)?(facebook|linkedin)\.com\//);
    await expect(link).toHaveAccessibleName(/ on (Facebook|LinkedIn)$/);
  }
});
