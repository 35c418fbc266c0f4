import { expect, type Page, type Request } from '@playwright/test';
import { formatStaffDate } from '@/lib/format/staff-date';
import { logIn, ownerHeaders, sendEnrolment } from '@/tests/support/admin';
import { field, makeEditor, save, type } from '@/tests/support/admin-form';
import { test } from '@/tests/support/journey';

/** The message beside a field. */
const errorOf = (page: Page, name: string) =>
  page.locator('.field-type:not(.tabs-field)', { has: field(page, name) }).locator('.field-error');

const requestsState = (request: Request) => Boolean(request.headers()['next-action']);

/** Resolves when the next validation of the form on the server ends. A newer one aborts it. */
const validationEnds = (page: Page) =>
  Promise.race([
    page.waitForEvent('requestfinished', requestsState),
    page.waitForEvent('requestfailed', requestsState),
  ]);

test('a rejected save shows the error at the field, in the language of the admin', async ({ page }) => {
  test.slow();
  // The owner in every journey of these settings: an unsaved form locks them for other accounts.
  await logIn(page);
  await page.goto('/admin/globals/school');
  await type(page, 'phone1', 'call us');
  await save(page);
  await expect(errorOf(page, 'phone1')).toContainText('This is not a phone number.');
  await expect(field(page, 'phone1')).toHaveValue('call us');

  const name = 'payload-lng';
  await page.context().addCookies([{ name, value: 'my', url: page.url() }]);
  await page.reload();
  await type(page, 'phone1', 'call us');
  await save(page);
  await expect(errorOf(page, 'phone1')).toContainText('ဖုန်းနံပါတ် မဟုတ်ပါ');
  await page.context().addCookies([{ name, value: 'en', url: page.url() }]);
});

test('an error stays readable on a phone, also when the form was saved while its state was still being requested', async ({
  page,
}) => {
  test.slow();
  await logIn(page);
  let isHeld = false;
  let release = () => {};
  const canContinue = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('/admin/globals/school', async (route) => {
    if (isHeld && route.request().method() === 'POST') await canContinue;
    await route.continue();
  });
  await page.goto('/admin/globals/school');
  const validated = validationEnds(page);
  await type(page, 'phone1', 'call us');
  await validated;
  isHeld = true;
  const stateRequested = page.waitForRequest(requestsState);
  const stateSettled = validationEnds(page);
  await field(page, 'viber').fill('12');
  await stateRequested;
  await save(page);
  await expect(errorOf(page, 'viber')).toBeVisible();
  release();
  await stateSettled;
  // The form applies the response before the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(errorOf(page, 'viber')).toBeVisible();
  await expect(errorOf(page, 'phone1')).toBeVisible();
  expect(await errorOf(page, 'phone1').evaluate((error) => error.clientWidth)).toBeGreaterThan(200);
});

test('an error of the server is shown at its field: a wrong current password', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/account');
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(async () => {
    if (!(await field(page, 'password').isVisible())) await change.click({ timeout: 1000 });
    await expect(field(page, 'password')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await field(page, 'password').fill('the-rain-is-near-2026');
  await field(page, 'confirm-password').fill('the-rain-is-near-2026');
  const typed = validationEnds(page);
  await field(page, 'currentPassword').fill('not my password');
  await typed;
  await save(page);
  const message = errorOf(page, 'currentPassword');
  await expect(message).toContainText('This is not your current password.');

  // The CMS validates the form again, and does not know the password. The message stays until the field changes.
  for (const name of ['Nilar A', 'Nilar']) {
    const validated = validationEnds(page);
    await field(page, 'name').fill(name);
    await validated;
    // The form applies the response before the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(message).toContainText('This is not your current password.');
  }
  await expect(field(page, 'password')).toHaveValue('the-rain-is-near-2026');
  await field(page, 'currentPassword').fill(editor.password);
  // The form removes the message shortly after typing, before it sends anything.
  await expect(errorOf(page, 'currentPassword')).toHaveCount(0);
  await save(page);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(field(page, 'password')).toHaveCount(0);
  await expect(field(page, 'currentPassword')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Nilar');
  await logIn(page, { ...editor, password: 'the-rain-is-near-2026' });
});

test.describe('in a browser of another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the dialog about a locked document has its date in Yangon time, like every other date', async ({
    page,
    browser,
  }) => {
    test.slow();
    const headers = await ownerHeaders(page);
    const data = { question: `Who edits this? ${Date.now()}`, answer: 'Both of us.' };
    const { doc } = await (await page.request.post('/cms-api/faqs', { headers, data })).json();
    await logIn(page, await makeEditor(page));
    await page.goto(`/admin/collections/faqs/${doc.id}`);
    await type(page, 'answer', 'One after the other.');

    const other = await browser.newPage();
    await logIn(other, await makeEditor(page));
    const dialog = other.locator('.document-locked__content');
    const since = /\d+ \w{3} \d{4}, \d\d:\d\d/;
    // The document is locked with the first check of its form.
    await expect(async () => {
      await other.goto(`/admin/collections/faqs/${doc.id}`);
      await expect(dialog).toContainText(since);
    }).toPass();
    const shown = since.exec((await dialog.textContent()) ?? '')?.[0];
    const minutes = Math.ceil((Date.now() - Date.parse(doc.updatedAt)) / 60_000);
    const possible = Array.from({ length: minutes + 1 }, (_, ago) => new Date(Date.now() - ago * 60_000));
    expect(possible.map((time) => formatStaffDate(time, 'en'))).toContain(shown);
    await other.close();
  });
});

test('the current password is asked for only while the password or email changes', async ({ page }) => {
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/account');
  await expect(field(page, 'email')).toHaveValue(editor.email);
  await expect(field(page, 'currentPassword')).toHaveCount(0);
  await type(page, 'email', `new.${editor.email}`);
  await expect(field(page, 'currentPassword')).toBeVisible();
});

test('phone numbers are shown and typed in Myanmar’s format and stored as E.164', async ({ page }, { retry }) => {
  test.slow();
  await logIn(page);
  await page.goto('/admin/globals/school');
  await expect(field(page, 'phone1')).toHaveValue(/^09 \d{3} \d{3} \d{3}$/);
  await expect(page.locator('#action-save')).toBeDisabled();
  const before = await field(page, 'phone1').inputValue();
  // A repeated journey types another number: that of the first one may be stored.
  const end = 119 + retry;
  await type(page, 'phone1', `09-250 000-${end}`);
  await save(page);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(field(page, 'phone1')).toHaveValue(`09 250 000 ${end}`);
  const stored = await (await page.request.get('/cms-api/globals/school')).json();
  expect(stored.phone1).toBe(`+959250000${end}`);
  await type(page, 'phone1', before);
  await save(page);
  await expect(field(page, 'phone1')).toHaveValue(before);
});

test('a locked account gets the same response as a wrong password', async ({ page }) => {
  const editor = await makeEditor(page);
  const login = (password: string) =>
    page.request.post('/cms-api/staff/login', { data: { email: editor.email, password } });
  const wrong = await (await login('not the password')).text();
  for (let tries = 0; tries < 4; tries++) await login('not the password');
  const locked = await login(editor.password);
  expect([locked.status(), await locked.text()]).toEqual([401, wrong]);
});

test('a course with the name of another course shows a warning', async ({ page }) => {
  test.slow();
  const headers = await ownerHeaders(page);
  const { docs } = await (await page.request.get('/cms-api/courses?limit=1&depth=0', { headers })).json();
  await logIn(page);
  await page.goto('/admin/collections/courses/create');
  await expect(async () => {
    await field(page, 'name').fill('');
    await field(page, 'name').fill(docs[0].name);
    await expect(page.getByText('Another course has this name.', { exact: false })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await field(page, 'name').fill(`${docs[0].name} for gardeners`);
  await expect(page.getByText('Another course has this name.', { exact: false })).toHaveCount(0);
});

test('a course with an enrolment cannot be deleted: the admin names the enrolment and offers archiving', async ({
  page,
}) => {
  test.slow();
  const { course, name } = await sendEnrolment(page);
  await logIn(page);
  await page.goto(`/admin/collections/courses/${course}`);
  const confirm = page.locator('#confirm-action');
  await expect(async () => {
    // An earlier tap may have opened the dialog late.
    if (await confirm.isVisible()) return;
    await page
      .locator('.doc-controls__popup .popup-button, .doc-controls__popup button')
      .first()
      .click({ timeout: 1000 });
    await page.locator('#action-delete').click({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await confirm.click();
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Archive it instead', { exact: false }).first()).toBeVisible();
});
