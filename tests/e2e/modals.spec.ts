import { expect, type Locator, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { fillRegister } from '../support/visitor-account';

test.use({ extraHTTPHeaders: forwardedIp() });

/** Expects a dialog in the top layer that traps Tab and Shift+Tab; Escape returns the focus to its opener. */
async function expectModal(page: Page, opener: Locator, dialog: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  const [controls, isInFront] = await dialog.evaluate((element) => [
    element.querySelectorAll('a, button, input, video').length,
    // A tap beside it hits the backdrop.
    document.elementFromPoint(5, 5) === element,
  ]);
  expect(isInFront).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let taps = 0; taps <= Number(controls); taps++) {
      await page.keyboard.press(key);
      const hasStayed = await dialog.evaluate(
        (element) => document.activeElement === document.body || element.contains(document.activeElement),
      );
      expect(hasStayed, `${key} leaves it`).toBe(true);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
}

const named = (page: Page, name: string) => page.getByRole('dialog', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [path, opener, title] of [
  ['/', 'Watch our film', 'The school in a short film'],
  ['/about', 'Translation', 'Translation'],
  ['/contact', 'Subscribe', 'Newsletter'],
  ['/login', 'Forget Password', 'Forget Password'],
] as const) {
  test(`“${opener}” on ${path} opens a true modal`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectModal(page, page.getByRole('button', { name: opener }).first(), named(page, title));
  });
}

test('the app stores open in a true modal', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expectModal(page, button(page, 'Mobile App Download'), named(page, 'Get our mobile app'));
});

test('the dialogs of a profile are true modals', async ({ page }) => {
  await page.goto('/register?next=/profile');
  await fillRegister(page);
  await page.waitForURL('/profile');
  for (const title of ['Enrolled Course', 'Change Password', 'Delete my account']) {
    await expect(button(page, title)).toBeEnabled();
    await expectModal(page, button(page, title), named(page, title));
  }
});
