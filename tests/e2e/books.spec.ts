import { expect } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { test } from '@/tests/support/journey';

type Listed = { _id: string; title: string; teacher: string; price: string };

test('every book has its author, its price and a link to order it', async ({ page }) => {
  const books: Listed[] = (await (await page.request.get('/api/book?limit=100')).json()).data.currentDatas;
  await page.goto('/books');
  await expect(page.getByRole('heading', { level: 1, name: 'Books' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(books.length);
  for (const { title, teacher, price } of books) {
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(card.getByText(teacher)).toBeVisible();
    await expect(card.getByText(price)).toBeVisible();
  }
  await page.getByRole('link', { name: books[0]?.title, exact: true }).click();
  await expect(page).toHaveURL(`/checkout?book=${books[0]?._id}`);
});

test('titles of books in a row are level, with one level or range each', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/books');
  const cards = page.getByRole('article');
  await expect(page.locator('main .level')).toHaveCount(await cards.count());
  await expect(page.getByRole('main').getByText('A1–A2').first()).toBeVisible();
  const titles = await Promise.all([0, 1, 2].map((at) => boxOf(cards.nth(at).getByRole('heading'))));
  expect(new Set(titles.map(({ y }) => Math.round(y))).size).toBe(1);
});

test('the books have structured data with prices', async ({ page }) => {
  await page.goto('/books');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = blocks.map((block) => JSON.parse(block)).find((thing) => thing['@type'] === 'ItemList');
  expect(list.itemListElement[0].item).toMatchObject({ '@type': 'Book', offers: { priceCurrency: 'MMK' } });
});
