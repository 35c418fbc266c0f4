import { expect, type Page, test } from '@playwright/test';
import { logIn, ownerHeaders, sendEnrolment } from '@/tests/support/admin';

const field = (page: Page, name: string) => page.locator(`#field-${name}`);
/** The message beside a field. */
const errorOf = (page: Page, name: string) =>
  page.locator('.field-type', { has: field(page, name) }).locator('.field-error');
const save = (page: Page) => page.locator('#action-save').click();

/** Types into a field once the form has become interactive. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await expect(async () => {
    await field(page, name).fill(text);
    await expect(page.locator('#action-save')).toBeEnabled({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
}

async function makeEditor(page: Page) {
  const headers = await ownerHeaders(page);
  const login = { email: `editor.${Date.now()}@school.example`, password: 'a-padauk-in-flower-26' };
  const data = { name: 'Nilar', roles: ['editor'], ...login };
  const { doc } = await (await page.request.post('/cms-api/staff', { headers, data })).json();
  return { ...login, id: doc.id as string };
}

test('a refused save says why at the field, in the language of the member of staff', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
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

test('a reason that only the server knows reaches its field: a current password', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/account');
  const change = page.getByRole('button', { name: 'Change Password' });
  await expect(async () => {
    await change.click({ timeout: 1000 });
    await expect(field(page, 'password')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await field(page, 'password').fill('the-rain-is-near-2026');
  await field(page, 'confirm-password').fill('the-rain-is-near-2026');
  await field(page, 'currentPassword').fill('not my password');
  await save(page);
  await expect(errorOf(page, 'currentPassword')).toContainText('This is not your current password.');

  await expect(field(page, 'password')).toHaveValue('the-rain-is-near-2026');
  await field(page, 'currentPassword').fill(editor.password);
  await save(page);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(field(page, 'password')).toHaveCount(0);
  await expect(field(page, 'currentPassword')).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('Nilar');
  await logIn(page, { ...editor, password: 'the-rain-is-near-2026' });
  await expect(page).toHaveURL(/\/admin$/);
});

test('an account asks for the current password only while the password or email is being changed', async ({ page }) => {
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/account');
  await expect(field(page, 'email')).toHaveValue(editor.email);
  await expect(field(page, 'currentPassword')).toHaveCount(0);
  await type(page, 'email', `new.${editor.email}`);
  await expect(field(page, 'currentPassword')).toBeVisible();
});

test('staff read and type phone numbers as people in Myanmar do, and they are stored as one', async ({ page }) => {
  test.slow();
  await logIn(page);
  await page.goto('/admin/globals/school');
  await expect(field(page, 'phone1')).toHaveValue(/^09 \d{3} \d{3} \d{3}$/);
  await expect(page.locator('#action-save')).toBeDisabled();
  const before = await field(page, 'phone1').inputValue();
  await type(page, 'phone1', '09-250 000-119');
  await save(page);
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(field(page, 'phone1')).toHaveValue('09 250 000 119');
  const stored = await (await page.request.get('/cms-api/globals/school')).json();
  expect(stored.phone1).toBe('+959250000119');
  await type(page, 'phone1', before);
  await save(page);
  await expect(field(page, 'phone1')).toHaveValue(before);
});

test('five wrong passwords are answered like any other, for a locked account as well', async ({ page }) => {
  const editor = await makeEditor(page);
  const login = (password: string) =>
    page.request.post('/cms-api/staff/login', { data: { email: editor.email, password } });
  const wrong = await (await login('not the password')).text();
  for (let tries = 0; tries < 4; tries++) await login('not the password');
  const locked = await login(editor.password);
  expect([locked.status(), await locked.text()]).toEqual([401, wrong]);
});

test('a session that ends while somebody types says so, and costs nothing typed', async ({ page }) => {
  test.slow();
  const editor = await makeEditor(page);
  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  const question = `May I pay in two parts? ${Date.now()}`;
  await type(page, 'question', question);
  await field(page, 'answer').fill('Yes, in two parts.');
  await page.context().clearCookies();
  await save(page);
  await expect(page.getByText('Your session has ended.', { exact: false }).first()).toBeVisible();
  await expect(field(page, 'question')).toHaveValue(question);

  await logIn(page, editor);
  await page.goto('/admin/collections/faqs/create');
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect(field(page, 'question')).toHaveValue(question);
  await expect(field(page, 'answer')).toHaveValue('Yes, in two parts.');
  await save(page);
  await expect(page).toHaveURL(/\/faqs\/[0-9a-f-]{36}/, { timeout: 30_000 });
  await page.goto('/admin/collections/faqs/create');
  await expect(field(page, 'question')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Restore it' })).toHaveCount(0);
});

test('a course that takes the name of another warns at once', async ({ page }) => {
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

test('a course with an enrolment is not deleted: the admin names who is affected and offers archiving', async ({
  page,
}) => {
  test.slow();
  const { course, name } = await sendEnrolment(page);
  await logIn(page);
  await page.goto(`/admin/collections/courses/${course}`);
  await expect(async () => {
    await page
      .locator('.doc-controls__popup .popup-button, .doc-controls__popup button')
      .first()
      .click({ timeout: 1000 });
    await page.locator('#action-delete').click({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await page.locator('#confirm-action').click();
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Archive it instead', { exact: false }).first()).toBeVisible();
});
