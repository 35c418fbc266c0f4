import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { ownAddress } from '@/tests/support/visitor-form';

async function logIn(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await page.locator('input[name="email"]').fill(process.env.OWNER_EMAIL ?? 'owner@ecolepadauk.example');
  await page.locator('input[name="password"]').fill(process.env.OWNER_PASSWORD ?? 'owner-password-for-tests');
  await page.locator('button[type="submit"]').click();
  await page.getByRole('heading', { name: 'Waiting for you' }).waitFor({ timeout: 120_000 });
}

/** Taps a row of a list until it opens: the list takes taps once its script has come. */
async function openRecord(page: Page, name: string): Promise<void> {
  const row = page.getByRole('link', { name });
  await expect(async () => {
    if (await row.isVisible()) await row.click();
    await page.waitForURL(/\/collections\/[\w-]+\/[0-9a-f-]{36}/, { timeout: 15_000 });
  }).toPass();
}

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Sends the quotation form of a parent and gives the reference of the inquiry. */
async function inquire(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/quotation/create', {
    headers: ownAddress(),
    data: {
      email: `mya.${Date.now()}@example.com`,
      type: 'Student Inquiry and Quotation Request Form',
      contentNameOrPerson: 'Daw Mya Thandar',
      nameOfStudent: 'Hnin Wai',
      Students: '09 250 000 117',
      whichCourseAreYouInterestedIn: 'French Language Course (A1 to B2)',
      numberOfStudent: '2',
      howDidYouHearAboutEcolePadauk: 'Social Media',
    },
  });
  expect(answer.ok()).toBe(true);
  return /EP-\w{4}-\w{2}/.exec(await answer.text())?.[0] ?? '';
}

test('staff find a message on the dashboard, answer it with a tap, and set it to done', async ({ page, request }) => {
  test.slow();
  const subject = `=Evening courses ${Date.now()}`;
  const sent = await request.post('/api/contact', {
    headers: ownAddress(),
    data: {
      name: 'Su Su Hlaing',
      email: `su.${Date.now()}@example.com`,
      subject,
      phone: `09250${String(Date.now()).slice(-6)}`,
      message: 'When does the next evening course begin?',
    },
  });
  expect(sent.ok()).toBe(true);
  await inquire(request);

  await logIn(page);
  await expect(page.getByRole('img', { name: 'Inquiries by how they heard of us' })).toBeVisible();
  expect(await wide(page)).toBeLessThanOrEqual(0);
  const tile = page.getByRole('link', { name: /New messages/ });
  expect(Number((await tile.textContent())?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(1);
  await tile.click();
  await expect(page.getByRole('link', { name: 'New', exact: true })).toHaveAttribute('aria-current', 'page');
  await openRecord(page, subject);

  const reply = page.getByRole('region', { name: 'Reply' });
  const mail = reply.getByRole('link', { name: 'Email' });
  await expect(mail).toHaveAttribute('href', /^mailto:su\.\d+@example\.com\?subject=Re%3A%20.*EP-\w{4}-\w{2}/);
  await expect(reply.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+959250\d{6}$/);
  await expect(reply.getByRole('link', { name: 'Viber' })).toHaveAttribute('href', /^viber:\/\/chat\?number=%2B959250/);
  await expect(reply.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', /^https:\/\/t\.me\/\+959250/);
  expect((await boxOf(mail)).height).toBeGreaterThanOrEqual(44);
  expect(await wide(page)).toBeLessThanOrEqual(0);

  const done = page.getByRole('option', { name: 'Done' });
  await expect(async () => {
    await page.locator('#field-handling').getByRole('combobox').press('ArrowDown');
    await expect(done).toBeVisible({ timeout: 2000 });
  }).toPass();
  await done.click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Updated successfully.').first()).toBeVisible();

  const search = encodeURIComponent(subject);
  await page.goto(`/admin/collections/messages?search=${search}`);
  await expect(page.locator('.inbox-pill', { hasText: 'Done' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\uFEFFreference,createdAt,name/);
  expect(lines[1]).toContain(`'${subject}`);
  expect(lines[1]).toContain('done');
});

test('an inquiry prints as a quotation with its total in MMK', async ({ page, request }) => {
  test.slow();
  const reference = await inquire(request);
  await logIn(page);
  await page.goto(`/admin/collections/inquiries?search=${reference}`);
  await openRecord(page, reference);
  await page.getByRole('link', { name: 'Print as quotation' }).click();

  await expect(page.getByRole('heading', { name: 'Quotation' })).toBeVisible();
  const sheet = page.getByRole('main');
  for (const words of ['École Padauk', reference, 'Daw Mya Thandar', 'Hnin Wai'])
    await expect(sheet).toContainText(words);
  await page.getByLabel('Price 1').fill('၁၅၀၀၀၀');
  await page.getByLabel('Discount').fill('10');
  await expect(sheet.getByRole('status').filter({ hasText: 'MMK' })).toHaveText('270,000 MMK');
  expect(await wide(page)).toBeLessThanOrEqual(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Another device of another day shows the same: nothing is kept in the tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Price 1')).toHaveValue('150,000');
  await expect(sheet.getByRole('status').filter({ hasText: 'MMK' })).toHaveText('270,000 MMK');
  await page.getByLabel('Price 1').focus();
  const ring = () => page.getByLabel('Price 1').evaluate((input) => getComputedStyle(input).outlineWidth);
  expect(await ring()).toBe('3px');
  await page.emulateMedia({ media: 'print' });
  expect(await ring()).toBe('0px');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(sheet.getByRole('status').filter({ hasText: 'MMK' })).toBeVisible();
  await expect(page.getByText('Valid until')).toBeVisible();
});

test('a stranger gets neither a quotation nor a download', async ({ page, request }) => {
  await page.goto('/admin/quotation/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 60_000 });
  for (const slug of ['messages', 'inquiries', 'book-orders', 'subscribers', 'level-test-attempts'])
    expect((await request.get(`/cms-api/${slug}/export`)).status()).toBe(401);
});
