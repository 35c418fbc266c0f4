import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { excessWidth, logIn } from '@/tests/support/admin';
import { formReady } from '@/tests/support/admin-form';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';

/** The filters of a list open once it is hydrated, and move the record away from a tap at that moment. */
async function openRecord(page: Page, name: string): Promise<void> {
  const record = page.getByRole('link', { name });
  await expect(async () => {
    if (await record.isVisible()) await record.click();
    await page.waitForURL(/\/collections\/[\w-]+\/[0-9a-f-]{36}/, { timeout: 15_000 });
  }).toPass();
  await formReady(page);
}

/** Sends an inquiry of a parent and returns its reference. */
async function sendInquiry(request: APIRequestContext): Promise<string> {
  const response = await request.post('/api/quotation/create', {
    headers: forwardedIp(),
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
  expect(response.ok()).toBe(true);
  return /EP-\w{4}-\w{2}/.exec(await response.text())?.[0] ?? '';
}

test('staff open a message from the dashboard, reply to it, and mark it as done', async ({ page, request }) => {
  test.slow();
  const subject = `=Evening courses ${Date.now()}`;
  const sent = await request.post('/api/contact', {
    headers: forwardedIp(),
    data: {
      name: 'Su Su Hlaing',
      email: `su.${Date.now()}@example.com`,
      subject,
      phone: `09250${String(Date.now()).slice(-6)}`,
      message: 'When does the next evening course begin?',
    },
  });
  expect(sent.ok()).toBe(true);
  await sendInquiry(request);

  await logIn(page);
  await page.goto('/admin');
  await expect(page.getByRole('img', { name: 'Inquiries by how they heard of us' })).toBeVisible();
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
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
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);

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
  await expect(page.locator('.status-pill', { hasText: 'Done' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^messages-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\uFEFFReference,Created,Name/);
  expect(lines[1]).toContain(`'${subject}`);
  expect(lines[1]).toContain('Done');
});

test('an inquiry prints as a quotation with its total in MMK', async ({ page, request }) => {
  test.slow();
  const reference = await sendInquiry(request);
  await logIn(page);
  await page.goto(`/admin/collections/inquiries?search=${reference}`);
  await openRecord(page, reference);
  await page.getByRole('link', { name: 'Print as quotation' }).click();

  await expect(page.getByRole('heading', { name: 'Quotation' })).toBeVisible();
  const paper = page.getByRole('main');
  for (const text of ['École Padauk', reference, 'Daw Mya Thandar', 'Hnin Wai'])
    await expect(paper).toContainText(text);
  await page.getByLabel('Price 1').fill('၁၅၀၀၀၀');
  await page.getByLabel('Discount').fill('10');
  await expect(paper.getByRole('status').filter({ hasText: 'MMK' })).toHaveText('270,000 MMK');
  expect(await excessWidth(page)).toBeLessThanOrEqual(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  // Restored from the server, not from the tab.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Price 1')).toHaveValue('150,000');
  await expect(paper.getByRole('status').filter({ hasText: 'MMK' })).toHaveText('270,000 MMK');
  await page.getByLabel('Price 1').focus();
  const ring = () => page.getByLabel('Price 1').evaluate((input) => getComputedStyle(input).outlineWidth);
  expect(await ring()).toBe('3px');
  await page.emulateMedia({ media: 'print' });
  expect(await ring()).toBe('0px');
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(paper.getByRole('status').filter({ hasText: 'MMK' })).toBeVisible();
  await expect(page.getByText('Valid until')).toBeVisible();

  for (const [language, title, words] of [
    ['fr', 'Devis', ['Votre demande', 'Personne à contacter', 'Désignation', 'Valable jusqu’au', 'Merci d’indiquer']],
    ['my', 'ဈေးနှုန်းလွှာ', ['သင်၏ စုံစမ်းမှု', 'ဆက်သွယ်ရမည့်သူ', 'အကြောင်းအရာ', 'သက်တမ်းကုန်ဆုံးရက်', 'ငွေလွှဲရာတွင်']],
  ] as const) {
    await page.context().addCookies([{ name: 'payload-lng', value: language, url: page.url() }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const text of words) await expect(paper).toContainText(text);
    await expect(paper).not.toContainText(/Your request|Contact person|Quantity|Valid until|Total amount|Please/);
  }
});

test('a visitor gets neither a quotation nor an export', async ({ page, request }) => {
  await page.goto('/admin/quotation/00000000-0000-4000-8000-000000000000');
  await expect(page).toHaveURL(/\/admin\/login/, { timeout: 60_000 });
  for (const slug of ['messages', 'inquiries', 'book-orders', 'subscribers', 'level-test-attempts'])
    expect((await request.get(`/cms-api/${slug}/export`)).status()).toBe(401);
});
