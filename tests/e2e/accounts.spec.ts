import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectDressed } from '@/tests/support/dressed';
import { newestMailTo, resetCodeFor } from '../support/outbox';
import { fillRegister, openMenu, learnerPassword as password, registerHere, someone } from '../support/visitor-account';

const dataDir = process.env.E2E_DATA_DIR ?? '';

// Each visitor comes from an address of their own: limits count by it.
test.beforeEach(async ({ page }) => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

async function registered(page: Page, address = '/register') {
  await page.goto(address);
  return registerHere(page);
}

async function logIn(page: Page, email: string, word = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Login' }).click();
}

const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

test('a visitor registers, sees the profile, and logs out of a shared computer without a trace', async ({
  page,
  context,
}) => {
  const sent = page.waitForRequest('**/api/auth/register');
  const person = await registered(page);
  await expect(page).toHaveURL('/');
  expect((await sent).postDataJSON()).not.toHaveProperty('website');
  expect(await keysOf(page)).toEqual(
    expect.arrayContaining(['userEmail', 'userId', 'userName', 'userPhoneNumber', 'userRole', 'userToken']),
  );
  expect(await page.evaluate(() => localStorage.userPhoneNumber)).toBe('09250000117');
  const cookie = (await context.cookies()).find(({ name }) => name === 'learner_session');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await (await openMenu(page)).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue('(+95) 9 250 000 117');
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');

  for (const address of ['/profile', '/payment']) {
    const { 'cache-control': kept } = (await page.request.get(address)).headers();
    expect(kept, address).toContain('no-store');
  }

  // Another page and another tab with what belongs to this learner.
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
  expect((await keysOf(page)).filter((key) => /^(user|draft)/.test(key))).toEqual([]);
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

test('each problem of the register form is said beside its field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  for (const words of [
    'Name is required',
    'Email is required',
    'Phone Number is required',
    'Password is required',
    'Confirm Password is required',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name', { exact: false }).first()).toBeFocused();
  await expect(page.getByLabel('Password *', { exact: true })).toHaveAttribute('type', 'text');
  await page.getByLabel('Password *', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill('another one');
  await page.getByLabel('Email').fill('su@school');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Passwords must match')).toBeVisible();
  await expect(page.getByText('Invalid Email Address')).toBeVisible();
  await expect(page.getByLabel('Confirm Password')).toHaveValue('another one');
});

test('login says when something is wrong, and leads to where the learner wanted to go', async ({ page, context }) => {
  const person = await registered(page);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await logIn(page, person.email, 'not this one');
  await expect(page.getByText('The email or the password is wrong.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await logIn(page, person.email);
  await expect(page).toHaveURL('/profile');
});

test('a next of another site is not followed', async ({ page }) => {
  await page.goto('/login?next=https://evil.example/');
  await expect(page.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await registered(page, '/register?next=//evil.example/');
  await expect(page).toHaveURL('/');
});

test('a video course that was chosen is carried through login and register to its payment', async ({ page }) => {
  const list = (await (await page.request.get('/api/course?type=Video&page=1&limit=1')).json()) as {
    data: { currentDatas: { _id: string; name: string }[] };
  };
  const course = list.data.currentDatas[0];
  await page.goto(`/login?course=${course?._id}`);
  await expect(page.getByText(`“${course?.name}”`)).toBeVisible();
  await page.getByRole('link', { name: 'Register' }).click();
  await fillRegister(page, someone());
  await page.waitForURL(`/payment?course=${course?._id}`);
});

test('who forgot the password gets a code by mail, types it into four boxes and logs in', async ({ page }) => {
  const person = await registered(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await expect(dialog.getByLabel('Email')).toHaveValue(person.email);
  await dialog.getByRole('button', { name: 'Next' }).click();

  await expect(dialog.getByRole('button', { name: /again in \d+ s/ })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Enter the 4 digits of the code')).toBeVisible();
  await expectDressed(page);
  await dialog.getByLabel('4-digit code').fill(await resetCodeFor(person.email, dataDir));
  await dialog.getByRole('button', { name: 'Next' }).click();

  await dialog.getByLabel('New password').fill('short');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog.getByText('At least 6 characters', { exact: true })).toBeVisible();
  await dialog.getByLabel('New password').fill('un-croissant-au-beurre');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await logIn(page, person.email, 'un-croissant-au-beurre');
  await expect(page).toHaveURL('/');
});

test('the link of the mail shows the code and lets the same browser set the password', async ({ page }) => {
  const person = await registered(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByLabel('Email').fill(person.email);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByLabel('4-digit code')).toBeVisible();
  const code = await resetCodeFor(person.email, dataDir);

  const answer = await page.goto(`/reset_password?code=${code}&web=true&email=x&count=60`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the app' })).toHaveAttribute('href', new RegExp(`://otp/${code}$`));
  await page.getByLabel('New password').fill('une-brioche-du-matin');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await logIn(page, person.email, 'une-brioche-du-matin');
  await expect(page).toHaveURL('/');
});

test('a return link without four digits offers no app link', async ({ page }) => {
  for (const code of ['12a4', '12345', '', '1234%2F..%2Fevil']) {
    await page.goto(`/reset_password?code=${code}`);
    await expect(page.getByText('This link has no 4-digit code.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the app' })).toHaveCount(0);
  }
});

test('a learner changes the password in the profile and stays logged in', async ({ page }) => {
  const person = await registered(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  for (const words of ['Old password is required', 'New password is required', 'Confirm password is required']) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  const fill = async (old: string) => {
    await dialog.getByLabel('Old password').fill(old);
    await dialog.getByLabel('New password').fill('une-brioche-du-matin');
    await dialog.getByLabel('Confirm password').fill('une-brioche-du-matin');
    await dialog.getByRole('button', { name: 'Save' }).click();
  };
  await fill('not this one');
  await expect(dialog.getByText('The old password is wrong.')).toBeVisible();
  await fill(password);
  await expect(page.getByText('Password updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a learner without courses is shown the way to them', async ({ page }) => {
  await registered(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enrolled Course' });
  await expect(dialog.getByText('You have no video courses yet.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('states of courses have their colours, and a rejected one its reason and a way to send again', async ({
  page,
}) => {
  await registered(page);
  const id = '3f0c9a52-58a5-4f3c-9d4e-0a4b0f9a1c11';
  await page.route('**/api/auth/payment/*', (route) =>
    route.fulfill({
      json: {
        data: [
          { _id: '1', status: true, state: 'Accepted', course: { _id: id, name: 'Paris' }, reference: 'P-1' },
          { _id: '2', status: false, state: 'Pending', course: { _id: id, name: 'Lyon' }, reference: 'P-2' },
          { _id: '3', status: false, state: 'Rejected', reason: 'Too little.', course: { _id: id, name: 'Nice' } },
        ],
      },
    }),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Enrolled Course' }).click();
  await expect(page.getByText('Accepted')).toHaveClass(/good/);
  await expect(page.getByText('Pending')).toHaveClass(/warn/);
  await expect(page.getByText('Rejected')).toHaveClass(/bad/);
  await expect(page.getByText('Too little.')).toBeVisible();
  await expectDressed(page);
  await expect(page.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', `/payment?course=${id}`);
});

test('a learner takes the data along and deletes the account', async ({ page }) => {
  const person = await registered(page);
  await page.goto('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.json');
  await expect(page.getByText('Your data is in the file my-data.json', { exact: false })).toBeVisible();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Password *', { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await expectDressed(page);
  await dialog.getByLabel('Password *', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await page.waitForURL('/account-deletion?done=1');
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.goto('/login');
  await logIn(page, person.email);
  await expect(page.getByText('The email or the password is wrong.', { exact: false })).toBeVisible();
});

test('a cookie that means nothing counts as logged out', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'learner_session', value: 'not.a.token', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect((await openMenu(page)).getByRole('link', { name: 'Login' })).toBeVisible();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
});

test('a session that ended on the server leads from the profile to the login and back', async ({ page }) => {
  const person = await registered(page);
  const token = await page.evaluate(() => localStorage.userToken);
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}`, cookie: '' } });
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=/profile');
  await logIn(page, person.email);
  await expect(page).toHaveURL('/profile');
});

test('a token whose cookie was lost is mirrored again', async ({ page, context }) => {
  await registered(page);
  await context.clearCookies();
  const mirrored = page.waitForResponse('**/api/auth/session');
  await page.goto('/about');
  expect((await mirrored).status()).toBe(200);
  await page.goto('/about');
  await expect((await openMenu(page)).getByRole('link', { name: 'Profile' })).toBeVisible();
});

test('whoever registers is welcomed by name, once, and sees on a phone that they are logged in', async ({
  page,
  isMobile,
}) => {
  await page.goto('/register');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
  await expect(page.locator('.mainbar').getByRole('link', { name: 'Profile' })).toHaveCount(0);
  const { name } = await registerHere(page);
  const welcome = page.getByRole('status').filter({ hasText: `Welcome, ${name}!` });
  await expect(welcome).toBeInViewport();
  await expect(welcome).toContainText('Your account is ready.');
  await expect(welcome.getByRole('link', { name: 'See your profile' })).toHaveAttribute('href', '/profile');
  await expectDressed(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await expect(welcome).toHaveCount(0);

  const entry = page.locator('.account-link');
  if (!isMobile) return expect(entry).toBeHidden();
  await expect(entry).toBeInViewport();
  await entry.tap();
  await expect(page).toHaveURL('/profile');
});

test('messages of the register form leave once they are untrue', async ({ page }) => {
  await page.goto('/register');
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

test('the link of the mail sets the password in another browser, also after a program has opened it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registered(page);
  await page.goto('/login');
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
  const answer = await other.goto(path);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' });
  expect(await other.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  const elsewhere: string[] = [];
  other.on('request', (request) => {
    const { url, headers } = { url: request.url(), headers: request.headers() };
    if (!url.startsWith(String(baseURL)) || headers.referer) elsewhere.push(url);
  });
  await other.getByLabel('New password').fill('une-brioche-du-matin');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Password updated successfully')).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(other.url()).not.toContain('token');
  await other.goto(path);
  await other.getByLabel('New password').fill('encore-une-brioche');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('This link is no longer valid.', { exact: false })).toBeVisible();
  await other.goto('/login');
  await logIn(other, person.email, 'une-brioche-du-matin');
  await expect(other).toHaveURL(`${baseURL}/`);
  await other.close();
});

test('where the server gives no token, the code leads to the email first', async ({ page }) => {
  await page.route('**/api/auth/forgot_password*', (route) =>
    route.fulfill({ json: { data: { message: 'OTP sent, look into your inbox' } } }),
  );
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forget Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forget Password' });
  await dialog.getByLabel('Email').fill('su@example.com');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('OTP sent, look into your inbox')).toBeVisible();
  await dialog.getByLabel('4-digit code').fill('1234');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('Please authorization by clicking confirm your email')).toBeVisible();
});

test('the open menu keeps the focus: the page behind it is inert until it closes', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'The menu stands open on a wide window.');
  await page.goto('/terms', { waitUntil: 'networkidle' });
  const menu = await openMenu(page);
  await expect(page.locator('#content')).toHaveAttribute('inert');
  expect(await menu.evaluate((nav) => nav.closest('[inert]'))).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.locator('#content')).not.toHaveAttribute('inert');
});
