import { expect, type Page, test } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { liveForm } from '@/tests/support/visitor-form';

const button = (page: Page) => page.getByRole('button', { name: 'Mobile App Download' });
const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);

for (const path of ['/', '/about']) {
  test(`on ${path} the button for the app comes up after 200 pixels, and opens both stores`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 190);
    await expect(button(page)).toBeHidden();
    // It rises with the page, from the edge of the window.
    await scrollDown(page, 300);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    await button(page).click();
    const dialog = page.getByRole('dialog', { name: 'Get our mobile app' });
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await scrollDown(page, 0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(button(page)).toBeHidden();
  });
}

test('on a phone it is a word on the home page and a round mark elsewhere, on a wide window always a word', async ({
  page,
}) => {
  for (const [width, path, isRound] of [
    [360, '/', false],
    [360, '/about', true],
    [360, '/contact', true],
    [1280, '/', false],
    [1280, '/about', false],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(path);
    // Before its first frame an arrival has nothing to scroll.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollDown(page, 400);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
    const box = await boxOf(button(page));
    expect(Math.round(box.width) === 48 && Math.round(box.height) === 48, `${path} at ${width} px`).toBe(isRound);
    expect(box.width, `${path} at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('on a phone it is out of the way while someone types', async ({ page }) => {
  const message = (await liveForm(page, '/contact')).locator('#contact-message');
  await message.scrollIntoViewIfNeeded();
  await scrollDown(page, Math.max(300, await page.evaluate(() => scrollY)));
  await expect(button(page)).toBeVisible();
  await message.focus();
  await expect(button(page)).toBeHidden();
  await message.blur();
  await expect(button(page)).toBeVisible();
});
