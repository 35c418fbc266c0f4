import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { submit, submitsOf, testHtmlForm } from '@/tests/support/html-forms';
import { test } from '@/tests/support/journey';
import { reportSlowLine } from '@/tests/support/slow-line';
import {
  learnerPassword,
  openMenu,
  registerAt,
  registerElsewhere,
  registrationInput,
} from '@/tests/support/visitor-account';
import { fill, holdScripts } from '@/tests/support/visitor-form';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

test('a password is shown before any script, stays so once they have loaded, and progress is shown', async ({
  page,
}) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await page.goto('/login');
  const password = page.getByLabel('Password *', { exact: true });
  await password.fill('a password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.locator('main [data-island]').first()).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a password');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

const login = {
  open: (page: Page) => page.goto('/login?next=/profile', { waitUntil: 'domcontentloaded' }),
  button: 'Log in',
  error: 'The email or the password is wrong.',
  thanks: 'Your details',
};
const fillLogin = async (page: Page, email: string) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
};

testHtmlForm('a login', {
  ...login,
  fillWrongly: (page) => fillLogin(page, 'nobody@example.com'),
  fillWell: async (page) => fillLogin(page, (await registerElsewhere()).email),
});

const fillRegistration = async (page: Page, password: string) => {
  const { name, email, phoneNumber } = registrationInput();
  const form = page.locator('main form').first();
  await fill(form, { name, email, phone: phoneNumber, password, 'confirm-password': password });
};

testHtmlForm('a registration', {
  open: (page) => page.goto('/register?next=/profile', { waitUntil: 'domcontentloaded' }),
  fillWrongly: (page) => fillRegistration(page, 'password'),
  fillWell: (page) => fillRegistration(page, learnerPassword),
  button: 'Register',
  error: 'This password is too common.',
  thanks: 'Your details',
});

test('a refused login keeps the email and not the password, also once the scripts have loaded', async ({ page }) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await login.open(page);
  await fillLogin(page, 'nobody@example.com');
  await submit(page, login.button);
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveValue('nobody@example.com');
  await expect(page.getByLabel('Password *', { exact: true })).toHaveValue('');
  await scripts.release();
  await email.focus();
  await page.locator('main form[data-live]').first().waitFor();
  await expect(email).toHaveValue('nobody@example.com');
  await expect(page.getByText(login.error)).toBeVisible();
});

test('scripts pay and change the account with the session of a login without scripts', async ({ page }) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  await login.open(page);
  await fillLogin(page, (await registerElsewhere()).email);
  await submit(page, login.button);
  await expect(page).toHaveURL('/profile');
  expect(await page.evaluate(() => localStorage.userToken)).toBeUndefined();
  await scripts.release();
  await page.reload();
  await page.locator('main form[data-live]').first().waitFor();
  await page.getByLabel('Language of our messages').selectOption({ label: 'Français' });
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('our messages come in this language first.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.userToken)).toBeTruthy();
});

test('scripts do not write for the learner before who was logged in with scripts', async ({ page, context }) => {
  const first = await registerAt(page);
  await context.clearCookies();
  const second = await registerElsewhere();
  const response = await page.request.post('/api/auth/login', {
    data: { email: second.email, password: learnerPassword },
  });
  expect(response.ok()).toBe(true);
  expect(await page.evaluate(() => localStorage.userEmail)).toBe(first.email);
  await page.goto('/profile');
  await page.locator('main form[data-live]').first().waitFor();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('our messages come in this language first.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.userEmail)).toBe(second.email);
});

test('a revoked token that is stored gives way to the session of a login without scripts', async ({ page }) => {
  const { email } = await registerAt(page);
  const token = await page.evaluate(() => localStorage.userToken);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}`, cookie: '' } });
  await page.request.post('/api/auth/login', { data: { email, password: learnerPassword } });
  await page.goto('/profile');
  await page.locator('main form[data-live]').first().waitFor();
  await page.getByRole('button', { name: 'Save language' }).click();
  await expect(page.getByText('our messages come in this language first.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.userToken)).not.toBe(token);
});

test('a logout before any script clears the token, also where the browser ignores Clear-Site-Data', async ({
  page,
}) => {
  await registerAt(page);
  await page.waitForLoadState();
  await page.route('**/api/auth/logout', async (route) => {
    const response = await route.fetch({ maxRedirects: 0 });
    const { 'clear-site-data': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await holdScripts(page);
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => localStorage.userToken)).toBeTruthy();
  const logout = (await openMenu(page)).getByRole('button', { name: 'Logout' });
  await Promise.all([page.waitForEvent('domcontentloaded'), logout.click({ noWaitAfter: true })]);
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.userToken)).toBeUndefined();
});

// The first page is a finished document, the second one the framework's.
for (const [path, done] of [
  ['/register', '/'],
  ['/register?next=/profile', '/profile'],
] as const) {
  test(`a registration at ${path} that is tapped twice before any script is sent once`, async ({ page }) => {
    await reportSlowLine(page);
    await holdScripts(page);
    const submits = submitsOf(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await fillRegistration(page, learnerPassword);
    await page
      .locator('main form')
      .first()
      .getByRole('button', { name: 'Register' })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        setTimeout(() => button.click(), 50);
      });
    await expect(page).toHaveURL(done);
    expect(submits).toHaveLength(1);
  });
}

test('the modal of a forgotten password opens before any script, and goes on with what was typed', async ({ page }) => {
  await reportSlowLine(page);
  const modal = page.getByRole('dialog', { name: 'Forget Password' });
  const email = modal.getByLabel('Email');
  const open = async (known: string) => {
    const scripts = await holdScripts(page);
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email' }).fill(known);
    await page.getByRole('button', { name: 'Forget Password' }).click();
    await expect(email).toBeFocused();
    return scripts;
  };
  const first = await open('may@example.com');
  first.release();
  await expect(email).toHaveValue('may@example.com');

  await open('');
  await email.fill('su@example.com');
  await modal.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('we have sent a link to it')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('su@example.com');
});
