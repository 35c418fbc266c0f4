import { expect, type Page, type Route, test } from '@playwright/test';
import { expectDressed } from '@/tests/support/dressed';
import { resetCodeFor } from '../support/outbox';
import { receiptPicture } from '../support/screenshots';
import { fillRegister, openMenu, learnerPassword as password, someone } from '../support/visitor-account';
import { fill } from '../support/visitor-form';

const dataDir = process.env.E2E_DATA_DIR ?? '';
const scripts = '**/_next/static/chunks/*.js';

// Each visitor comes from an address of their own: limits count by it.
test.beforeEach(async ({ context }) => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

/** An account and its session, in cookie and storage. */
async function registered(page: Page) {
  const person = someone();
  const data = { ...person, password, confirm_password: password };
  const answer = await page.request.post('/api/auth/register', { data });
  const token = ((await answer.json()) as { data: string }).data;
  await page.goto('/about');
  await page.evaluate((kept) => localStorage.setItem('userToken', kept), token);
  return person;
}

test('a browser that keeps nothing says what that means, once the account is made, and in the profile', async ({
  page,
}) => {
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
  await expectDressed(page);
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(person.email);

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
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(
    page.getByText('You are logged in. This browser can’t keep you logged in', { exact: false }),
  ).toBeVisible();
});

test('a forgotten password is set in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  const person = someone();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('4-digit code').fill(await resetCodeFor(person.email, dataDir));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByLabel('New password').fill('un-croissant-au-beurre');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
});

test('a logout that does not reach the server says so, and the next tap ends the session', async ({
  page,
  context,
}) => {
  await registered(page);
  await page.goto('/about');
  const menu = await openMenu(page);
  await page.route('**/api/auth/logout', (route) => route.abort('connectionreset'), { times: 1 });
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(menu.getByText('You’re still logged in', { exact: false })).toBeInViewport({ ratio: 0.9 });
  await expectDressed(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await Promise.all([page.waitForEvent('load'), menu.getByRole('button', { name: 'Logout' }).click()]);
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name === 'learner_session')).toEqual([]);
});

test('a dialog whose script is lost says so and comes at the next try; the focus returns to its button', async ({
  page,
}) => {
  await registered(page);
  await page.goto('/profile');
  const opener = page.getByRole('button', { name: 'Enrolled Course' });
  await expect(opener).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort('connectionreset'));
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Enrolled Course' });
  await expect(dialog.getByText('This part could not be loaded.', { exact: false })).toBeVisible();
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

/** Loses the scripts that hold this text. */
const losing = (text: string) => async (route: Route) => {
  const answer = await route.fetch();
  if ((await answer.text()).includes(text)) await route.abort('connectionreset');
  else await route.fulfill({ response: answer });
};

test('a form whose script is lost keeps what was typed, says so, and answers once it comes', async ({ page }) => {
  const person = someone();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  await page.route(scripts, losing('/auth/login'));
  await page.goto('/login?next=/about');
  await page.getByLabel('Email').fill(person.email);
  await expect(page.getByText('This form hasn’t fully loaded yet', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expectDressed(page);

  await page.unroute(scripts);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByText('This form hasn’t fully loaded yet', { exact: false })).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/about');
});

test('the enrolment form posts as HTML where its script is lost', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Adult&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string }[] };
  };
  await page.route(scripts, losing('/zoom-form/upload-form/'));
  await page.goto(`/zoom?course=${list.data.currentDatas[0]?._id}`);
  await expect(page.getByText('This form hasn’t fully loaded yet', { exact: false })).toBeVisible();
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

test('a page that breaks in the browser says so, with a way to try again and a way home', async ({ page }) => {
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
  await expectDressed(page);
});

test('a code that is on its way is not asked for twice: not after Back, nor after a reload', async ({ page }) => {
  const person = someone();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  let asked = 0;
  await page.route('**/api/auth/forgot_password?*', (route) => {
    asked++;
    return asked === 1 ? route.continue() : route.abort('connectionreset');
  });
  const forget = page.getByRole('button', { name: 'Forget Password' });
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await forget.click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();

  // Half a minute later, on another visit.
  const passes = (seconds: number) =>
    page.evaluate((ms) => {
      const kept = JSON.parse(localStorage.passwordReset);
      localStorage.passwordReset = JSON.stringify({ ...kept, askedAt: kept.askedAt - ms });
    }, seconds * 1000);
  await passes(30);
  await page.reload();
  await forget.click();
  await expect(dialog.getByText(person.email)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /again in [12]?\d s/ })).toBeDisabled();
  expect(asked).toBe(1);

  await passes(30);
  await page.reload();
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

test('who comes back to the login by the back button can log in again', async ({ page }) => {
  const person = someone();
  await page.request.post('/api/auth/register', { data: { ...person, password, confirm_password: password } });
  await page.context().clearCookies();
  await page.goto('/login?next=/about');
  // The next page does not come, and this one stays as the back/forward cache keeps it.
  await page.route('**/about', (route) => route.fulfill({ status: 204 }));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password *', { exact: true }).fill(password);
  const left = page.waitForResponse('**/about');
  await page.getByRole('button', { name: 'Login' }).click();
  await left;
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('off line the list of courses says so soon, and Retry brings it', async ({ page, context }) => {
  await registered(page);
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
