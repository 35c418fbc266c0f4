import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';

type Listed = { _id: string; title: string; displayTitle: string; views: number };

async function postsOf(page: Page, number: number): Promise<{ currentDatas: Listed[]; totalPages: number }> {
  return (await (await page.request.get(`/api/blog?page=${number}`)).json()).data;
}

test('a reader pages through the blog by URL', async ({ page }) => {
  const first = await postsOf(page, 1);
  const second = await postsOf(page, 2);
  await page.goto('/blog');
  await expect(page.getByRole('article')).toHaveCount(first.currentDatas.length);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/blog?page=2');
  await expect(page.getByRole('link', { name: second.currentDatas[0]?.displayTitle })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(second.totalPages > 2 ? 1 : 0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/blog');
});

test('a page beyond the last, and a malformed one, are not found', async ({ page }) => {
  const { totalPages } = await postsOf(page, 1);
  for (const number of [`${totalPages + 1}`, '99999', '0', '-1', 'abc', '1.5', '1&page=2']) {
    const response = await page.goto(`/blog?page=${number}`);
    expect(response?.status(), number).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404. Page not found');
  }
});

test('a reader opens a post, reads it, and finds the next', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.getByText(/\d+ views?/)).toBeVisible();
  const next = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Read next' });
  await expect(next.getByRole('article')).toHaveCount(3);
});

test('a post is found by title, display title and id', async ({ page, request }) => {
  const [post] = (await postsOf(page, 1)).currentDatas;
  for (const name of [post?.displayTitle ?? '', post?._id ?? '']) {
    const response = await request.get(`/blog/${encodeURIComponent(name)}`, { maxRedirects: 0 });
    expect(response.status(), name).toBe(308);
    expect(response.headers().location).toBe(`/blog/${post?.title}`);
  }
});

test('an unknown post redirects to the blog', async ({ page }) => {
  for (const name of ['no-such-post', '100%25', 'x'.repeat(400), encodeURIComponent('ပြင်သစ်စာ'.repeat(12))]) {
    await page.goto(`/blog/${name}`);
    await expect(page).toHaveURL('/blog');
  }
});

test('a post counts one view per visit', async ({ page }) => {
  const post = (await postsOf(page, 2)).currentDatas.at(-1);
  const count = async () =>
    (await (await page.request.get(`/api/blog/get-single-blog?title=${post?.title}`)).json()).data.views;
  const before = await count();
  const counted = () => page.waitForResponse((response) => response.url().endsWith('/view') && response.ok());
  await Promise.all([counted(), page.goto(`/blog/${post?.title}`)]);
  const after = await count();
  // Another test may read the same post, so the count may be higher.
  expect(after).toBeGreaterThan(before);
  await Promise.all([counted(), page.reload()]);
  const visit = await page.evaluate(() => sessionStorage.getItem('visit') ?? '');
  const again = await page.request.post(`/api/blog/${post?._id}/view`, { headers: { unique_id: visit } });
  expect((await again.json()).data.counted).toBe(false);
});

test('wide tables scroll inside the page', async ({ page }) => {
  await page.goto('/blog/false-friends');
  const { clientWidth, scrollWidth } = await page.evaluate(() => ({
    clientWidth: document.documentElement.clientWidth,
    scrollWidth: document.documentElement.scrollWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a post can be read', async ({ page }) => {
    await page.goto('/blog/false-friends');
    await expect(page.getByRole('heading', { level: 1, name: /False friends/ })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
  });
});

test('a table of a post is readable on a phone without scrolling', async ({ page }) => {
  await page.goto('/blog/choosing-delf-tcf-or-tef');
  const table = page.locator('.prose table').first();
  const { wide, isClear } = await table.evaluate((element) => ({
    wide: element.scrollWidth - element.clientWidth,
    isClear: [...element.querySelectorAll('tr:not([data-headings]) > *')].every(
      (cell) => Number.parseFloat(getComputedStyle(cell).fontSize) >= 15,
    ),
  }));
  expect(wide).toBeLessThanOrEqual(0);
  expect(isClear).toBe(true);
  const valid = table.locator('[data-label=TCF]').filter({ hasText: 'two years' });
  expect(await valid.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"TCF"');
});

for (const language of ['', '/my', '/fr']) {
  test(`a table of sentences is readable on a phone: ${language || '/'}`, async ({ page }) => {
    await page.goto(`${language}/blog/writing-a-formal-email`);
    const table = page.locator('.prose table').first();
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    const sentence = table.locator('[data-label]').filter({ hasText: 'Je vous remercie par avance' });
    expect(await sentence.evaluate((cell) => cell.clientWidth > innerWidth * 0.8)).toBe(true);
  });
}
