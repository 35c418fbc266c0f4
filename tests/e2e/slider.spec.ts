import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The slider of the testimonials, with Swiper loaded. */
async function testimonials(page: Page) {
  await page.goto('/');
  const slider = page.getByRole('region', { name: 'What our students are saying: slides' });
  // What is drawn on the way may move the slider out of sight again.
  await expect(async () => {
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator('.swiper-initialized, .swiper-css-mode').first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 45_000 });
  return slider;
}

test('Page Down moves the page while a slider is in view, and arrow keys move only the slider that has the focus', async ({
  page,
}) => {
  const slider = await testimonials(page);
  const track = slider.locator('.slider-track');
  const position = () => track.evaluate((row) => row.scrollLeft);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await slider.scrollIntoViewIfNeeded();
  await page.keyboard.press('ArrowRight');
  // Motion is reduced, so a scroll would be done with the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await position()).toBe(0);

  await track.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(100);
  await expect(slider.locator('.slider-position')).toHaveText(/^2 /);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(position).toBe(0);
});

test('a screen reader on a phone, which has no arrows there, finds every slide', async ({ page }) => {
  const slider = await testimonials(page);
  await expect(slider.getByRole('button', { name: 'Next slide' })).toBeHidden();
  const slides = slider.getByRole('listitem');
  expect(await slides.count()).toBe(await slider.locator('.slider-slide').count());
  await expect(slider.locator('[inert]')).toHaveCount(0);
});

test('on a wide window the Tab key passes over slides out of sight, and those come within reach with the arrows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slider = await testimonials(page);
  const last = slider.locator('.slider-slide').last();
  await expect(slider.locator('.slider-slide').first()).not.toHaveAttribute('inert');
  await expect(last).toHaveAttribute('inert');
  await slider.getByRole('button', { name: 'Previous slide' }).click();
  await expect(last).not.toHaveAttribute('inert');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(slider.locator('[inert]')).toHaveCount(0);
});
