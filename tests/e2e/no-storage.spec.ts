import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { resetCodeFor } from '../support/outbox';
import { fillRegister, openMenu, learnerPassword as password, registrationInput } from '../support/visitor-account';

const dataDir = process.env.E2E_DATA_DIR ?? '';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

test('a browser without storage is told so after registration and in the profile', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
  });
  await page.goto('/register?next=/profile');
  const person = await fillRegister(page);
  await expect(page.getByText('Your account is ready.')).toBeVisible();
  await expect(page.getByText('This browser can’t keep you logged in', { exact: false })).toBeVisible();
  await expectStyled(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);

  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  await expect(page.getByText('You have no video courses yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByLabel('Old password').fill(password);
  await dialog.getByLabel('New password').fill('une-brioche-du-matin');
  await dialog.getByLabel('Confirm password').fill('une-brioche-du-matin');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('open this site in your browser', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const logout = (await openMenu(page)).getByRole('button', { name: 'Logout' });
  await Promise.all([page.waitForURL(/\/login\?next=/), logout.click()]);
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(
    page.getByText('You are logged in. This browser can’t keep you logged in', { exact: false }),
  ).toBeVisible();
});

test('a forgotten password is reset in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  const person = registrationInput();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('4-digit code').fill(await resetCodeFor(person.email, dataDir));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('New password').fill('un-croissant-au-beurre');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
});
