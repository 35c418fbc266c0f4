import { expect, type Route } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { resetCodeFor } from '../support/outbox';
import { receiptPicture } from '../support/screenshots';
import {
  openAccountForm,
  openMenu,
  learnerPassword as password,
  registerByApi,
  registrationInput,
  waitForAccountForm,
} from '../support/visitor-account';
import { fill } from '../support/visitor-form';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const scripts = '**/_next/static/chunks/*.js';

test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(forwardedIp());
});

test('a logout that does not reach the server shows an error, and the next tap ends the session', async ({
  page,
  context,
}) => {
  await registerByApi(page);
  await page.goto('/about');
  const menu = await openMenu(page);
  await page.route('**/api/auth/logout', (route) => route.abort('connectionreset'), { times: 1 });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(menu.getByText('You’re still logged in', { exact: false })).toBeInViewport({ ratio: 0.9 });
  await expectStyled(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await Promise.all([page.waitForEvent('load'), menu.getByRole('button', { name: 'Logout' }).click()]);
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'learner_session')).toEqual([]);
});

test('a dialog whose script fails to load offers Retry, and returns the focus to its button', async ({ page }) => {
  await registerByApi(page);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Enrolled Course' });
  await expect(opener).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Enrolled Course' });
  await expect(dialog.getByText('This part hasn’t fully loaded yet.', { exact: false })).toBeVisible();
  await page.unroute(scripts);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('You have no video courses yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const other = page.getByRole('button', { name: 'Change Password' });
  await other.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(other).toBeFocused();
});

test('a picture that fails to load leaves its background, without the browser’s icon', async ({ page }) => {
  await page.route('**/media/**', (route) => route.abort('connectionreset'));
  await page.goto('/adult');
  const picture = page.locator('.card-media').first();
  await picture.locator('img').evaluate((img: HTMLImageElement) => img.decode().catch(() => {}));
  const box = await picture.boundingBox();
  if (!box) throw new Error('There is no picture.');
  // Without the rounded corners, whose antialiasing differs.
  const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height / 2 };
  const withFailedPicture = await page.screenshot({ clip });
  await picture.locator('img').evaluate((img) => {
    img.style.visibility = 'hidden';
  });
  expect(withFailedPicture.equals(await page.screenshot({ clip }))).toBe(true);
});

/** Aborts the scripts that contain this text. */
const abortScriptsWith = (text: string) => async (route: Route) => {
  const response = await route.fetch();
  if ((await response.text()).includes(text)) await route.abort('connectionreset');
  else await route.fulfill({ response });
};

test('a form whose script fails to load keeps what was typed and works once it loads', async ({ page }) => {
  const person = registrationInput();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  await page.route(scripts, abortScriptsWith('/auth/login'));
  await page.goto('/login?next=/about');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await expect(page.getByText('This part hasn’t fully loaded yet', { exact: false })).toBeVisible();
  await expectStyled(page);

  await page.unroute(scripts);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await expect(page.getByText('This part hasn’t fully loaded yet', { exact: false })).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/about');
});

test('the enrolment form posts as HTML if its script fails to load', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string }[] };
  };
  await page.route(scripts, abortScriptsWith('/zoom-form/upload-form/'));
  await page.goto(`/zoom?course=${list.data.currentDatas[0]?._id}`);
  await expect(page.getByText('This part hasn’t fully loaded yet', { exact: false })).toBeVisible();
  const form = page.locator('form[action^="/api/zoom-form/"]');
  await fill(form, {
    name: 'Thiri Aung',
    email: 'thiri@example.com',
    phNumber: '09250000117',
    fbName: 'Thiri',
    age: '24',
  });
  await form.getByLabel('Rules & Policy for the Zoom Group Course').check();
  await form.getByLabel('I have read the rules').check();
  const file = { name: 'transfer.png', mimeType: 'image/png', buffer: await receiptPicture() };
  await form.locator('#snapShot').setInputFiles(file);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest());
  await form.locator('button[type=submit]').click();
  expect((await sent).url()).toContain('/api/zoom-form/upload-form/');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the error boundary offers Retry and a link home', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string }[] };
  };
  await page.addInitScript(() => {
    crypto.getRandomValues = () => {
      throw new Error('broken');
    };
  });
  await page.goto(`/zoom?course=${list.data.currentDatas[0]?._id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expectStyled(page);
});

test('a pending code is not requested twice: not after Back, nor after a reload', async ({ page }) => {
  const person = registrationInput();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  let requestCount = 0;
  await page.route('**/api/auth/forgot_password?*', (route) => {
    requestCount++;
    return requestCount === 1 ? route.continue() : route.abort('connectionreset');
  });
  const forget = page.getByRole('button', { name: 'Forget Password' });
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await openAccountForm(page, '/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await forget.click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();

  // Another visit, half a minute later.
  const passes = (seconds: number) =>
    page.evaluate((ms) => {
      const reset = JSON.parse(localStorage.passwordReset);
      localStorage.passwordReset = JSON.stringify({ ...reset, askedAt: reset.askedAt - ms });
    }, seconds * 1000);
  await passes(30);
  await page.reload();
  await waitForAccountForm(page);
  await forget.click();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /again in [12]?\d s/ })).toBeDisabled();
  expect(requestCount).toBe(1);

  await passes(30);
  await page.reload();
  await waitForAccountForm(page);
  await forget.click();
  const again = dialog.getByRole('button', { name: 'Send the code again', exact: true });
  await again.click();
  await expect(dialog.getByText('Failed to resend OTP')).toBeVisible();
  await expect(again).toBeEnabled();

  await dialog.getByLabel('4-digit code').fill(await resetCodeFor(person.email, dataDir));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('New password')).toBeFocused();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(again).toBeEnabled();
});

test('a login page restored by the back button works again', async ({ page }) => {
  const person = registrationInput();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  await page.goto('/login?next=/about');
  // A 204 keeps this page, as the back/forward cache would restore it.
  await page.route('**/about', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  const left = page.waitForResponse('**/about');
  await page.getByRole('button', { name: 'Log in' }).click();
  await left;
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('offline the list of courses fails at once, and Retry loads it', async ({ page, context }) => {
  await registerByApi(page);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Enrolled Course' });
  const dialog = page.getByRole('dialog', { name: 'Enrolled Course' });
  await opener.click();
  await expect(dialog.getByText('You have no video courses yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await context.setOffline(true);
  await opener.click();
  await expect(dialog.getByText('Your courses could not be loaded.')).toBeVisible();
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByText('You have no video courses yet.')).toBeVisible();
});
