import { expect, type Page, test } from '@playwright/test';
import { expectDressed } from '@/tests/support/dressed';
import { boxOf } from '../support/box';
import { photo, receiptPicture } from '../support/screenshots';
import { registerHere } from '../support/visitor-account';

test.beforeEach(async ({ page }) => {
  const part = () => 1 + Math.floor(Math.random() * 250);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` });
});

const png = async () => ({ name: 'transfer.png', mimeType: 'image/png', buffer: await receiptPicture() });
const phone = () => `0925${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;

async function openForm(page: Page): Promise<void> {
  await page.goto('/adult');
  await page.locator('main .card-link').first().click();
  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await expect(page).toHaveURL(/\/zoom\?course=/);
  await ready(page);
}

/** The form answers: what it draws only then is there. */
const ready = (page: Page) => expect(page.locator('form[data-live]')).toBeVisible({ timeout: 30_000 });

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByLabel('Email').fill('thiri@example.com');
  await page.getByLabel('Phone Number').fill(phone());
  await page.getByLabel('Facebook Name').fill('Thiri A.');
  await page.getByLabel('Age *', { exact: true }).fill('၂၄');
  await page.getByLabel('Rules & Policy for the Zoom Group Course').check();
  await page.getByRole('checkbox', { name: 'Telegram' }).check();
  await page.getByLabel('I have read the rules').check();
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();

test('a visitor without a course chooses one first', async ({ page }) => {
  for (const address of ['/zoom', '/zoom?course=nothing', '/zoom?course=00000000-0000-4000-8000-000000000000']) {
    await page.goto(address);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.locator('main a[href^="/zoom?course="]').first()).toBeVisible();
  }
  await page.locator('main a[href^="/zoom?course="]').first().click();
  await expect(page.locator('main form')).toBeVisible();
  await expectDressed(page);
});

test('on a phone the courses of a type are little more than a screen, and the chosen one is a line that opens them again', async ({
  page,
}) => {
  await page.goto('/zoom');
  const rows = page.locator('.choice-rows li:visible');
  const end = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom);
  expect(end).toBeLessThan(1000);
  await page.getByText('Kid', { exact: true }).last().click();
  await rows.getByRole('link').first().click();
  await ready(page);
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByText('Change', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Kid' })).toBeChecked();
  const other = rows.getByRole('link').nth(1);
  const name = await other.textContent();
  await other.click();
  await ready(page);
  await expect(page.locator('.chosen-course summary')).toContainText(name ?? '');
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
});

test('a video course is paid for on its own page', async ({ page }) => {
  await page.goto('/video');
  await page.locator('main .card-link').first().click();
  const href = await page.getByRole('link', { name: 'Enroll Now' }).first().getAttribute('href');
  await page.goto((href ?? '').replace('/payment', '/zoom'));
  await expect(page).toHaveURL(/\/login\?course=/);
});

test('the page says where to transfer, in Burmese too, and shows the rules', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page);
  await expect(page.getByText('0000 0000 0000 00117')).toBeVisible();
  await expect(page.locator('main [lang="my"]').filter({ hasText: 'screenshot' })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Copy KBZPay number' });
  const { width } = await boxOf(copy);
  await copy.click();
  const copied = page.getByRole('button', { name: 'Copied' });
  await expect(copied).toBeVisible();
  expect((await boxOf(copied)).width).toBe(width);
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('09250000117');
  await page.locator('summary', { hasText: 'Rules & Policy for the Zoom Group Course' }).click();
  await expect(page.getByRole('heading', { name: 'Attendance' }).first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('where the clipboard is refused the number is copied by selecting it, or the page says that it could not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await openForm(page);
  const copy = page.getByRole('button', { name: 'Copy KBZPay number' });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('09250000117');

  await page.evaluate(() => {
    getSelection()?.removeAllRanges();
    document.execCommand = () => false;
  });
  await copy.click();
  await expect(page.getByRole('button', { name: 'Could not copy' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeAttached();
  expect(await page.evaluate(() => String(getSelection()))).toBe('09 250 000 117');
});

test('every message of the form, with the focus on the first field', async ({ page }) => {
  await openForm(page);
  await submit(page);
  for (const words of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Facebook name is required',
    'Age is required',
    'Please select at least one course type',
    'Please upload a screenshot of your transfer.',
    'You must accept the rules to proceed',
  ]) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name *', { exact: true })).toBeFocused();

  const wrong = async (label: string, value: string, words: string) => {
    await page.getByLabel(label, { exact: label.endsWith('*') }).fill(value);
    await submit(page);
    await expect(page.getByText(words)).toBeVisible();
  };
  await wrong('Name *', 'Thi', 'Name should be at least 4 characters long');
  await wrong('Name *', 'T'.repeat(41), 'Name should be no longer than 40 characters');
  await wrong('Email', 'thiri@localhost', 'Please enter a valid email address');
  await wrong('Phone Number', '0912', 'Phone number should be at least 5 characters long');
  await wrong('Phone Number', '0912345678901234', 'Phone number should be no longer than 15 characters');
  await wrong('Facebook Name', 'TA', 'Facebook name should be at least 3 characters long');
  await wrong('Facebook Name', 'T'.repeat(41), 'Facebook name should be no longer than 40 characters');
  await wrong('Age *', '91', 'Age must be between 5 and 90');
  await wrong('Amount', 'much', 'Please write the amount in digits only');

  const file = page.getByLabel('Screenshot of your transfer');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Please upload a valid image file.')).toBeVisible();
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(5_242_881) });
  await expect(page.getByText('File size exceeds 5MB limit.')).toBeVisible();
  await file.setInputFiles(await png());
  await expect(page.getByText('File size exceeds 5MB limit.')).toBeHidden();
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await expectDressed(page);
});

test('a visitor enrols with a photo of 4 MB, which travels small, and follows it with the reference', async ({
  page,
}) => {
  await openForm(page);
  await fillIn(page);
  const large = await photo(3000, 2200, 86);
  expect(large.length).toBeGreaterThan(3_500_000);
  expect(large.length).toBeLessThan(5_242_880);
  await page.getByLabel('Screenshot of your transfer').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: large,
  });
  const sent = page.waitForRequest((request) => request.url().includes('/zoom-form/upload-form/'));
  await submit(page);
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(1_500_000);
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('What happens next')).toBeVisible();
  await expectDressed(page);
  await page.getByRole('main').getByRole('link', { name: 'Track your request' }).click();
  await expect(page).toHaveURL(/\/status\?reference=EP-/);
});

test('a picture without a type, as some phones give it, travels as a picture', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Screenshot of your transfer').evaluate(
    (input: HTMLInputElement, bytes) => {
      const chosen = new DataTransfer();
      chosen.items.add(new File([new Uint8Array(bytes)], '1000012345'));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [...(await receiptPicture())],
  );
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await submit(page);
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
});

test('an upload that fails is tried again without retyping, and stored once', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Screenshot of your transfer').setInputFiles(await png());
  const keys: (string | undefined)[] = [];
  let fail = true;
  await page.route('**/api/zoom-form/upload-form/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (fail) await route.abort('connectionreset');
    else await route.continue();
  });
  await submit(page);
  await expect(page.getByText('There was an error submitting the form.')).toBeVisible();
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
  fail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('what was typed survives a reload, all but the file', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.getByLabel('Screenshot of your transfer').setInputFiles(await png());
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
  await expect(page.getByLabel('Rules & Policy for the Zoom Group Course')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
  await expect(page.getByText('The page was reloaded')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, says what is wrong, and gives the reference', async ({ page }) => {
    await page.goto('/zoom');
    await page.getByText('Native', { exact: true }).last().click();
    await page.locator('.choice-rows a:visible').first().click();
    await expect(page.locator('.choice-rows a').first()).toBeHidden();
    await fillIn(page);
    await page.getByLabel('Name *', { exact: true }).fill('Thi');
    await page.getByLabel('Screenshot of your transfer').setInputFiles(await png());
    await submit(page);
    await expect(page.locator('input[name=name]:invalid')).toBeFocused();
    await expect(page.getByLabel('Facebook Name')).toHaveValue('Thiri A.');
    await page.getByLabel('Name *', { exact: true }).fill('Thi ');
    await submit(page);
    await expect(page.getByText('Name should be at least 4 characters long')).toBeVisible();
    await fillIn(page);
    await page.getByLabel('Screenshot of your transfer').setInputFiles(await png());
    await submit(page);
    await expect(page.getByText('Enrolment received')).toBeVisible();
    await expect(page.getByText(/EP-\w{4}-\w{2}/).first()).toBeVisible();
  });
});

test('a learner who is logged in finds name, email and phone filled in, and may change them', async ({ page }) => {
  await page.goto('/register');
  const person = await registerHere(page);
  await openForm(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(/250\s?000\s?117$/);
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
});
