import { expect } from '@playwright/test';
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

test('the books have structured data with prices', async ({ page }) => {
  await page.goto('/books');
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const list = blocks.map((block) => JSON.parse(block)).find((thing) => thing['@type'] === 'ItemList');
  expect(list.itemListElement[0].item).toMatchObject({ '@type': 'Book', offers: { priceCurrency: 'MMK' } });
});
