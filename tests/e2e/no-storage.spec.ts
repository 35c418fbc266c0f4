import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { resetCodeFor } from '../support/outbox';
import {
  fillRegister,
  logInHere,
  openAccountForm,
  openMenu,
  learnerPassword as password,
  registrationInput,
} from '../support/visitor-account';

const dataDir = process.env.E2E_DATA_DIR ?? '';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

async function refuseStorage(page: Page) {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
  });
}

test('a browser without storage uses the session of the cookie', async ({ page }) => {
  await refuseStorage(page);
  await openAccountForm(page, '/register?next=/profile');
  const person = await fillRegister(page);
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
  await expect(page.getByText('Password updated successfully')).toBeVisible();

  const logout = (await openMenu(page)).getByRole('button', { name: 'Logout' });
  await Promise.all([page.waitForURL(/\/login\?next=/), logout.click()]);
  await logInHere(page, person.email, 'une-brioche-du-matin');
  await expect(page).toHaveURL('/profile');
});

test('a browser with neither storage nor cookies is told that it cannot stay logged in', async ({ page }) => {
  await refuseStorage(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
  await openAccountForm(page, '/register');
  await fillRegister(page);
  await expect(
    page.getByText('Your account is ready. This browser can’t keep you logged in', { exact: false }),
  ).toBeVisible();
  await expectStyled(page);
});

test('a forgotten password is reset in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  const person = registrationInput();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await openAccountForm(page, '/login');
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
