import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';

test.use({ javaScriptEnabled: false });

test('a visitor sees the instructors', async ({ page }) => {
  await page.goto('/instructor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instructor');
  const cards = page.locator('.instructor');
  await expect(cards).toHaveCount(6);
  const first = cards.first();
  await expect(first.getByRole('heading', { level: 2 })).not.toBeEmpty();
  await expect(first.locator('.instructor-role')).not.toBeEmpty();
  const links = await page.locator('.instructor-links a').all();
  expect(links).not.toEqual([]);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^https:\/\/(www\.)?(facebook|linkedin)\.com\//);
    await expect(link).toHaveAccessibleName(/ on (Facebook|LinkedIn)$/);
  }
});

test('an instructor has diplomas, years of teaching and courses', async ({ page }) => {
  await page.goto('/instructor');
  const card = page.locator('.instructor').filter({ hasText: 'Thiri Aung' });
  await expect(card.getByText('DALF C1')).toBeVisible();
  await expect(card.getByText(/^\d+ years of teaching$/)).toBeVisible();
  await expect(card.getByText('Burmese, French, English')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Teaches these courses' })).toBeVisible();
  await card.getByRole('link', { name: 'French from Zero' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('French from Zero');
  await expect(page.locator('.course-instructor').getByText('DALF C1')).toBeVisible();
});
