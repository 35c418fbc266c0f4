import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import {
  fillRegister,
  logInHere,
  openAccountForm,
  openMenu,
  learnerPassword as password,
  registerAt,
  registerElsewhere,
  registerHere,
  registrationInput,
} from '../support/visitor-account';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

const storedKeys = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('a visitor registers, sees the profile, and leaves nothing on a shared computer after the logout', async ({
  page,
  context,
}) => {
  const sent = page.waitForRequest('**/api/auth/register');
  const person = await registerAt(page);
  await expect(page).toHaveURL('/');
  expect((await sent).postDataJSON()).not.toHaveProperty('website');
  expect(await storedKeys(page)).toEqual(
    expect.arrayContaining(['userEmail', 'userId', 'userName', 'userPhoneNumber', 'userRole', 'userToken']),
  );
  expect(await page.evaluate(() => localStorage.userPhoneNumber)).toBe('09250000117');
  const cookie = (await context.cookies()).find(({ name }) => name === 'learner_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await (await openMenu(page)).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue('(+95) 9 250 000 117');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');

  for (const path of ['/profile', '/payment']) {
    const { 'cache-control': cacheControl } = (await page.request.get(path)).headers();
    expect(cacheControl, path).toContain('no-store');
  }

  // Personal data in a draft and in another tab.
  await page.goto('/zoom');
  await page.evaluate(() => {
    localStorage.setItem('draft:enrolment', '{"values":{"name":"Su Myat Noe"},"key":"12345678","at":1}');
    sessionStorage.setItem('level-test', 'a result');
  });
  const tab = await context.newPage();
  await tab.goto('/profile');
  await expect(tab.getByLabel('Email')).toHaveValue(person.email);
  await page.goto('/about');

  const token = await page.evaluate(() => localStorage.userToken);
  const logout = (await openMenu(page)).getByRole('button', { name: 'Logout' });
  await Promise.all([page.waitForEvent('load'), logout.click()]);
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await storedKeys(page)).filter((key) => /^(user|draft)/.test(key))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('level-test'))).toBeNull();
  await tab.waitForURL(/\/login\?next=/);
  await expect(tab.locator('main')).not.toContainText(person.email);
  await tab.close();
  await page.goBack();
  await page.goBack();
  await page.waitForURL(/\/login\?next=/);
  expect(await page.content()).not.toContain(person.email);
  expect((await context.cookies()).filter(({ name }) => name === 'learner_session')).toEqual([]);
  const after = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  expect(after.status()).toBe(401);
});

test('every error of the register form is beside its field, and nothing typed is lost', async ({ page }) => {
  await openAccountForm(page, '/register');
  await page.getByRole('button', { name: 'Register' }).click();
  for (const message of [
    'Name is required',
    'Email is required',
    'Phone Number is required',
    'Password is required',
    'Confirm Password is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await expect(page.getByLabel('Password *', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByRole('textbox', { name: 'Email' }).fill('su@school');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(page.getByText('Invalid Email Address')).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toHaveValue('another one');
});

test('errors of the register form disappear once they are corrected', async ({ page }) => {
  await openAccountForm(page, '/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await page.getByLabel('Name', { exact: false }).first().pressSequentially('Su');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.getByLabel('Password *', { exact: true }).fill('thé-à-la-menthe');
  await page.getByLabel('Confirm Password').fill('thé-à-la-menthe-42');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await page.getByLabel('Password *', { exact: true }).fill('thé-à-la-menthe-42');
  await expect(page.getByText('Passwords must match')).toHaveCount(0);
});

test('that an email has an account already is told at its field, which gets the focus', async ({ page }) => {
  const { email } = await registerElsewhere();
  await openAccountForm(page, '/register');
  await fillRegister(page, { ...registrationInput(), email });
  await expect(page.locator('#email-error')).toHaveText(/There is an account with this email already/);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByText('There is an account with this email already')).toHaveCount(1);
});

test('a new learner is welcomed by name, once, and sees on a phone that they are logged in', async ({
  page,
  isMobile,
}) => {
  await page.goto('/register');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email');
  await expect(page.locator('.mainbar').getByRole('link', { name: 'Profile' })).toHaveCount(0);
  const { name } = await registerHere(page);
  const welcome = page.getByRole('status').filter({ hasText: `Welcome, ${name}!` });
  await expect(welcome).toBeInViewport();
  await expect(welcome).toContainText('Your account is ready.');
  await expect(welcome.getByRole('link', { name: 'See your profile' })).toHaveAttribute('href', '/profile');
  await expectStyled(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(welcome).toHaveCount(0);

  const entry = page.locator('.account-link');
  if (!isMobile) return expect(entry).toBeHidden();
  await expect(entry).toBeInViewport();
  await entry.tap();
  await expect(page).toHaveURL('/profile');
});

test('login shows errors, then redirects to the requested page', async ({ page, context }) => {
  const person = await registerAt(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
  await page.locator('main form[data-live]').first().waitFor();
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await logInHere(page, person.email, 'not this one');
  await expect(page.getByText('The email or the password is wrong.', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeFocused();
  await logInHere(page, person.email);
  await expect(page).toHaveURL('/profile');
});

test('login does not redirect to another site', async ({ page }) => {
  await page.goto('/login?next=https://evil.example/');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await registerAt(page, '/register?next=//evil.example/');
  await expect(page).toHaveURL('/');
});

test('login and register lead to the payment of a chosen video course', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Video&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string; name: string }[] };
  };
  const course = list.data.currentDatas[0];
  await page.goto(`/login?course=${course?._id}`);
  await expect(page.getByText(`“${course?.name}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Register' }).click();
  await fillRegister(page, registrationInput());
  await page.waitForURL(`/payment?course=${course?._id}`);
});

test('an invalid session cookie counts as logged out', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'learner_session', value: 'not.a.token', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
});

test('a revoked session redirects from the profile to the login and back', async ({ page }) => {
  const person = await registerAt(page);
  const token = await page.evaluate(() => localStorage.userToken);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}`, cookie: '' } });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
  await logInHere(page, person.email);
  await expect(page).toHaveURL('/profile');
});

test('a lost session cookie is restored from the stored token', async ({ page, context }) => {
  await registerAt(page);
  await context.clearCookies();
  const mirrored = page.waitForResponse('**/api/auth/session');
  await page.goto('/about');
  expect((await mirrored).status()).toBe(200);
  await page.goto('/about');
  await expect((await openMenu(page)).getByRole('link', { name: 'Profile' })).toBeVisible();
});
