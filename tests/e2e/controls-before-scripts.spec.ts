import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { nextButton, showLevelButton, startButton } from '@/tests/support/level-test';
import { abortScripts, expectReact } from '@/tests/support/slow-line';
import { holdScripts } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp(), contextOptions: { reducedMotion: 'reduce' } });

const lines = [
  ['before any script has loaded', holdScripts],
  ['while no script can be loaded', abortScripts],
] as const;

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

for (const [path, opener, title] of [
  ['/', 'Watch our film', 'The school in a short film'],
  ['/about', 'Translation', 'Translation'],
  ['/contact', 'Subscribe', 'Newsletter'],
  ['/books', 'Mobile App Download', 'Get our mobile app'],
] as const) {
  for (const [when, stop] of lines) {
    test(`“${opener}” tapped ${when} opens its modal, which stays until it is closed`, async ({ page }) => {
      const scripts = await stop(page);
      await open(page, path);
      if (path === '/books') await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
      const button = page.getByRole('button', { name: opener });
      await button.click();
      const modal = page.getByRole('dialog', { name: title });
      await expect(modal).toBeVisible();
      const hasFocus = () => modal.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(await hasFocus()).toBe(true);
      if (stop === holdScripts) {
        await scripts.release();
        await expectReact(page);
        expect(await hasFocus()).toBe(true);
      }
      expect(await modal.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      await modal.getByRole('button', { name: 'Close' }).first().click();
      await expect(modal).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
}

for (const [when, stop] of lines) {
  test(`a question opened ${when} stays open until another one is`, async ({ page }) => {
    const scripts = await stop(page);
    await open(page, '/about');
    const questions = page.locator('.faq details');
    await questions.nth(1).locator('summary').click();
    await expect(questions.nth(1)).toHaveAttribute('open');
    if (stop === holdScripts) {
      await scripts.release();
      await expectReact(page);
      await expect(questions.nth(1)).toHaveAttribute('open');
    }
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2)).toHaveAttribute('open');
    await expect(page.locator('.faq details[open]')).toHaveCount(1);
  });

  test(`a slider moved ${when} stays where it is`, async ({ page }) => {
    const scripts = await stop(page);
    await open(page, '/');
    const slider = page.getByRole('region', { name: 'What our students are saying: slides' });
    const track = slider.locator('.slider-track');
    await track.focus();
    await page.keyboard.press('ArrowRight');
    const second = slider.locator('.slider-slide').nth(1);
    const distance = async () =>
      Math.abs(Number((await second.boundingBox())?.x) - Number((await track.boundingBox())?.x));
    await expect.poll(distance).toBeLessThan(2);
    if (stop === holdScripts) {
      await scripts.release();
      await expect(slider.locator('.slider-position')).toHaveText(/^2 /);
    }
    expect(await distance()).toBeLessThan(2);
  });

  test(`the menu opened ${when} leads on`, async ({ page }) => {
    const scripts = await stop(page);
    await open(page, '/terms');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu).toBeVisible();
    if (stop === holdScripts) {
      await scripts.release();
      await expectReact(page);
    }
    await menu.getByRole('link', { name: 'Books' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Books');
  });

  test(`an answer chosen ${when} is that of the level test once they have`, async ({ page }) => {
    const scripts = await stop(page);
    await open(page, '/level-test');
    await startButton(page).click();
    await expect(page.getByText('Question 1 of 32', { exact: true })).toBeVisible();
    await expect(page.locator('.level-test-facts')).toBeHidden();
    const answer = page.getByRole('radio').nth(2);
    await answer.check();
    await scripts.release();
    // The loader tries again at growing intervals.
    await page.getByRole('timer').waitFor();
    await expect(answer).toBeChecked();
    await nextButton(page).click();
    await page.getByText('Question 2 of 32', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'PREV' }).click();
    await expect(answer).toBeChecked();
  });

  test(`NEXT of the level test tapped ${when} leads to all questions on one page, and to a result`, async ({
    page,
  }) => {
    await stop(page);
    await open(page, '/level-test');
    await startButton(page).click();
    await page.getByRole('radio').nth(2).check();
    await nextButton(page).click();
    await expect(page).toHaveURL('/level-test?all=1&first=2');
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await expect(showLevelButton(page)).toBeVisible();
    const groups = await page.locator('main fieldset').all();
    for (const group of groups.slice(1)) await group.getByRole('radio').last().check();
    await showLevelButton(page).click();
    await expect(page.getByRole('heading', { name: /^Your level/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'See this course' })).toBeVisible();
  });
}

test('an answer chosen before any script has loaded keeps the focus', async ({ page }) => {
  const scripts = await holdScripts(page);
  await open(page, '/level-test');
  await startButton(page).click();
  await nextButton(page).click();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio').nth(1).check();
  await scripts.release();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await expect(page.getByRole('radio').nth(1)).toBeFocused();
});
