import { join } from 'node:path';
import { expect, type Request } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { newestMailTo, resetCodeFor } from '../support/outbox';
import { logInHere, openAccountForm, registerAt } from '../support/visitor-account';

const dataDir = process.env.E2E_DATA_DIR ?? '';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

test('a learner resets a forgotten password with the code of the email', async ({ page }) => {
  const person = await registerAt(page);
  await openAccountForm(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('button', { name: /again in \d+ s/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Enter the 4 digits of the code')).toBeVisible();
  await expectStyled(page);
  await dialog.getByLabel('4-digit code').fill(await resetCodeFor(person.email, dataDir));
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('New password').fill('short');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByText('At least 6 characters', { exact: true })).toBeVisible();
  await dialog.getByLabel('New password').fill('un-croissant-au-beurre');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await logInHere(page, person.email, 'un-croissant-au-beurre');
  await expect(page).toHaveURL('/');
});

test('the link of the email shows the code and resets the password in the same browser', async ({ page }) => {
  const person = await registerAt(page);
  await openAccountForm(page, '/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();
  const code = await resetCodeFor(person.email, dataDir);

  const response = await page.goto(`/reset_password?code=${code}&web=true&email=x&count=60`);
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', new RegExp(`://otp/${code}$`));
  await page.getByLabel('New password').fill('une-brioche-du-matin');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await logInHere(page, person.email, 'une-brioche-du-matin');
  await expect(page).toHaveURL('/');
});

test('a reset link without a 4-digit code has no link to the app', async ({ page }) => {
  for (const code of ['12a4', '12345', '', '1234%2F..%2Fevil']) {
    await page.goto(`/reset_password?code=${code}`);
    await expect(page.getByText('This link has no 4-digit code.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveCount(0);
  }
});

test('the link of the email resets the password in another browser, also after a mail scanner has opened it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerAt(page);
  await openAccountForm(page, '/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('status')).toContainText('we have sent a link and a 4-digit code to it.');
  await resetCodeFor(person.email, dataDir);
  const mail = (await newestMailTo(join(dataDir, 'outbox'), person.email)) ?? '';
  const query = /reset_password(\?code=[^\s"]+)/.exec(mail)?.[1]?.replaceAll('=3D', '=').replaceAll('&amp;', '&') ?? '';
  const path = `/reset_password${query}`;
  for (let scans = 0; scans < 2; scans++) await page.request.get(path);

  const other = await browser.newPage({ baseURL });
  const response = await other.goto(path);
  expect(response?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  expect(await other.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const requests: Request[] = [];
  await other.locator('main form[data-live]').waitFor();
  other.on('request', (request) => requests.push(request));
  await other.getByLabel('New password').fill('une-brioche-du-matin');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Password updated successfully')).toBeVisible();
  for (const request of requests) {
    expect(request.url()).toContain(`${baseURL}/`);
    // Chromium asks this server for a font with the address of the page, whatever its policy,
    // and reports an empty Referer for the icon of the tab.
    if (request.resourceType() !== 'font') expect((await request.allHeaders()).referer ?? '', request.url()).toBe('');
  }
  expect(other.url()).not.toContain('token');
  await openAccountForm(other, path);
  await other.getByLabel('New password').fill('encore-une-brioche');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('This link is no longer valid.', { exact: false })).toBeVisible();
  await other.goto('/login');
  await logInHere(other, person.email, 'une-brioche-du-matin');
  await expect(other).toHaveURL(`${baseURL}/`);
  await other.close();
});

test('without a token of the server the learner is asked for the email again', async ({ page }) => {
  await page.route('**/api/auth/forgot_password*', (route) =>
    route.fulfill({ json: { data: { message: 'OTP sent, look into your inbox' } } }),
  );
  await openAccountForm(page, '/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByLabel('Email').fill('su@example.com');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('OTP sent, look into your inbox')).toBeVisible();
  await dialog.getByLabel('4-digit code').fill('1234');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Please authorization by clicking confirm your email')).toBeVisible();
});
