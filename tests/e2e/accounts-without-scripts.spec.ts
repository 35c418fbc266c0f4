import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { submit } from '@/tests/support/html-forms';
import { test } from '@/tests/support/journey';
import { newestMailTo, resetCodeFor } from '@/tests/support/outbox';
import {
  openMenu,
  learnerPassword as password,
  registerElsewhere,
  registrationInput,
} from '@/tests/support/visitor-account';
import { fill } from '@/tests/support/visitor-form';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const newPassword = 'une-brioche-du-matin';

test.use({ javaScriptEnabled: false, extraHTTPHeaders: forwardedIp() });

async function logIn(page: Page, email: string, typed = password) {
  await fill(page.locator('main'), { email, password: typed });
  await submit(page, 'Log in');
}

test('without scripts a visitor registers, uses the whole profile, and deletes the account', async ({ page }) => {
  const { name, email, phoneNumber } = registrationInput();
  await page.goto('/register?next=/profile');
  await fill(page.locator('main'), { name, email, phone: phoneNumber, password, 'confirm-password': 'another one' });
  await submit(page, 'Register');
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(page.locator('#name')).toHaveValue(name);
  await expect(page.locator('#phone')).toHaveValue(phoneNumber);
  await fill(page.locator('main'), { password, 'confirm-password': password });
  await submit(page, 'Register');
  await expect(page).toHaveURL('/profile');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);

  await submit(page, 'Enrolled Course');
  await expect(page.getByText('You have no video courses yet.')).toBeInViewport();
  await page.getByLabel('Language of our messages').selectOption({ label: 'Français' });
  await submit(page, 'Save language');
  await expect(page.getByText('our messages come in this language first.')).toBeInViewport();
  await expect(page.getByLabel('Language of our messages')).toHaveValue('fr');
  const download = page.waitForEvent('download');
  await submit(page, 'Download my data');
  expect((await download).suggestedFilename()).toBe('my-data.json');

  await submit(page, 'Change Password');
  const form = page.locator('#form');
  const change = async (old: string) => {
    await fill(form, { 'old-password': old, 'new-password': newPassword, 'new-confirm': newPassword });
    await form.getByRole('button', { name: 'Save' }).click();
  };
  await change('not this one');
  await expect(page.getByText('The old password is wrong.')).toBeInViewport();
  await change(password);
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/profile');

  await submit(page, 'Delete my account');
  await expect(page.getByText('This can’t be undone.')).toBeInViewport();
  await fill(form, { 'delete-password': newPassword });
  await submit(page, 'Delete permanently');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
});

test('without scripts a learner resets a forgotten password, logs in, and out', async ({ page }) => {
  const { email } = await registerElsewhere();
  await page.goto('/login?next=/about');
  await logIn(page, email, 'not this one');
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const modal = page.getByRole('dialog', { name: 'Forget Password' });
  await expect(modal.getByLabel('Email')).toHaveValue(email);
  await modal.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('we have sent a link to it')).toBeVisible();

  await resetCodeFor(email, dataDir);
  const mail = (await newestMailTo(join(dataDir, 'outbox'), email)) ?? '';
  const token = /reset_password\?[^\s"]*token=(?:3D)?([\w-]{43})/.exec(mail)?.[1];
  await page.goto(`/fr/reset_password?token=${token}`);
  await fill(page.locator('main'), { 'new-password': 'court' });
  await submit(page, 'Enregistrer');
  await expect(page.getByText('Au moins 6 caractères', { exact: true })).toBeVisible();
  await fill(page.locator('main'), { 'new-password': newPassword });
  await submit(page, 'Enregistrer');
  await expect(page).toHaveURL('/fr/login?done=password');
  await page.goto('/login?next=/about');
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/about');

  await (await openMenu(page)).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/about');
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
});
