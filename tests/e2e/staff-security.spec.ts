import { expect, type Page } from '@playwright/test';
import { excessWidth, findMachineText, logIn, ownerHeaders } from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { codeOf } from '@/tests/support/totp-code';

const password = 'a-password-of-the-tests';

/** No other journey has a colleague with this role alone, so that requiring a second factor of it disturbs none. */
async function makeColleague(page: Page): Promise<{ id: string; email: string; headers: Record<string, string> }> {
  const headers = await ownerHeaders(page);
  const email = `nilar.${Date.now()}@school.example`;
  const data = { name: 'Nilar Win', email, password, roles: ['enrolments'] };
  const made = await page.request.post('/cms-api/staff', { headers, data });
  const { doc } = await made.json();
  await page.context().clearCookies();
  return { id: doc.id, email, headers };
}

async function fillLogin(page: Page, email: string): Promise<void> {
  await page.setExtraHTTPHeaders(forwardedIp());
  await page.goto('/admin/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function sendCode(page: Page, code: string, isTrusted = false): Promise<void> {
  await page.getByLabel('Code of your authenticator app').fill(code);
  if (isTrusted) await page.getByLabel('Trust this browser').check();
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function logOut(page: Page): Promise<void> {
  await page.goto('/admin/logout');
  await expect(page.getByText('logged out')).toBeVisible();
}

const dashboard = (page: Page) => expect(page).toHaveURL(/\/admin$/);

test('a colleague sets up the second factor that the school requires, and is suspended at last', async ({ page }) => {
  test.slow();
  const { id, email, headers } = await makeColleague(page);
  const requireFactor = (...requiredFor: string[]) =>
    page.request.post('/cms-api/globals/staff-security', { headers, data: { requiredFor } });
  expect((await requireFactor('enrolments')).ok()).toBe(true);

  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/admin\/security/);
  await expect(page.getByRole('alert').filter({ hasText: 'nothing else opens before' })).toBeVisible();
  await page.goto('/admin/collections/enrolments');
  await expect(page).toHaveURL(/\/admin\/security/);

  await page.getByLabel('Your own current password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  const secret = ((await page.locator('.security-key').textContent()) ?? '').replaceAll(' ', '');
  // The code of the step before, so that the next login has one that was not used yet.
  await page.getByLabel('Code of the app').fill(codeOf(secret, -1));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const items = page.locator('.security-codes li');
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  expect(await excessWidth(page)).toBe(0);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await logOut(page);
  await fillLogin(page, email);
  await sendCode(page, '000000');
  await expect(page.getByRole('alert').filter({ hasText: 'This code is wrong' })).toBeVisible();
  expect(await excessWidth(page)).toBe(0);
  await sendCode(page, codeOf(secret), true);
  await dashboard(page);

  await logOut(page);
  await fillLogin(page, email);
  await dashboard(page);

  await page.goto('/admin/account');
  await page.getByRole('link', { name: 'Login and devices' }).click();
  await expect(page.getByText('This browser')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sessions' })).toContainText('Chrome');
  expect(await excessWidth(page)).toBe(0);
  expect(await findMachineText(page)).toBeUndefined();
  await page.getByRole('button', { name: 'Stop trusting' }).click();
  await expect(page.getByRole('region', { name: 'Trusted browsers' })).toContainText('None.');

  await logOut(page);
  await fillLogin(page, email);
  await sendCode(page, codes[0] ?? '');
  await dashboard(page);
  await page.goto('/admin/security');
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();

  expect((await page.request.patch(`/cms-api/staff/${id}`, { headers, data: { suspended: true } })).ok()).toBe(true);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login/);
  await fillLogin(page, email);
  await expect(page.getByRole('alert').filter({ hasText: 'suspended' })).toBeVisible();
  await requireFactor();
});

test('an owner ends the session of a colleague and resets a lost second factor', async ({ page }) => {
  test.slow();
  const { id, email } = await makeColleague(page);
  await logIn(page, { email, password });
  const own = { 'sec-fetch-site': 'same-origin', ...forwardedIp() };
  const start = { headers: own, data: { currentPassword: password } };
  const { secret } = await (await page.request.post('/cms-api/staff/second-factor/start', start)).json();
  const confirm = { headers: own, data: { code: codeOf(secret) } };
  expect((await page.request.post('/cms-api/staff/second-factor/confirm', confirm)).ok()).toBe(true);
  await page.context().clearCookies();

  await logIn(page);
  await page.goto(`/admin/collections/staff/${id}`);
  await expect(page.getByLabel('Suspended')).toBeVisible();
  await page.getByRole('link', { name: 'Login and devices' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login and devices: Nilar Win' })).toBeVisible({
    timeout: 60_000,
  });
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await sessions.getByRole('button', { name: 'End', exact: true }).click();
  await sessions.getByLabel('Your own current password').fill('owner-password-for-tests');
  await sessions.locator('form').getByRole('button', { name: 'End', exact: true }).click();
  await expect(sessions).toContainText('Nobody is logged in');

  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Reset the second factor' }).click();
  await factor.getByLabel('Your own current password').fill('owner-password-for-tests');
  await factor.locator('form').getByRole('button', { name: 'Reset the second factor' }).click();
  await expect(factor).toContainText('Off.');
  expect(await excessWidth(page)).toBe(0);
});
