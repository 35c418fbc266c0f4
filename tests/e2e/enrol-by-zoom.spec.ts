import { expect } from '@playwright/test';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import {
  expectHydrated,
  fillEnrolmentForm,
  openEnrolmentForm,
  receiptFile,
  submitEnrolment,
} from '@/tests/support/enrolment-form';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { registerHere } from '@/tests/support/visitor-account';
import { expectFilled } from '@/tests/support/visitor-form';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

test('without a course a visitor chooses one first', async ({ page }) => {
  for (const path of ['/zoom', '/zoom?course=nothing', '/zoom?course=00000000-0000-4000-8000-000000000000']) {
    await page.goto(path);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.locator('main a[href^="/zoom?course="]').first()).toBeVisible();
  }
  await page.locator('main a[href^="/zoom?course="]').first().click();
  await expect(page.locator('main form')).toBeVisible();
  await expectStyled(page);
});

test('on a phone six course choices fit on a screen, and they fold into one line', async ({ page }) => {
  await page.goto('/zoom');
  const rows = page.locator('.choice-rows li:visible');
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(6);
  expect(heights.slice(0, 6).reduce((sum, height) => sum + height, 0)).toBeLessThan(740);
  await page.getByText('Kid', { exact: true }).last().click();
  await rows.getByRole('link').first().click();
  await expectHydrated(page);
  await expect(rows).toHaveCount(0);
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByText('Change', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Kid' })).toBeChecked();
  const other = rows.getByRole('link').nth(1);
  const name = await other.textContent();
  await other.click();
  await expectHydrated(page);
  await expect(page.locator('.chosen-course summary')).toContainText(name ?? '');
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
});

test('/zoom redirects a video course to its payment', async ({ page }) => {
  await page.goto('/video');
  await page.locator('main .card-link').first().click();
  const href = await page.getByRole('link', { name: 'Enroll Now' }).first().getAttribute('href');
  await page.goto((href ?? '').replace('/payment', '/zoom'));
  await expect(page).toHaveURL(/\/login\?course=/);
});

test('the page shows the transfer accounts, a Burmese instruction and the rules', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEnrolmentForm(page);
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

test('without clipboard access the number is copied by selection, or the page says that it could not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await openEnrolmentForm(page);
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

test('the form shows every validation message and focuses the first invalid field', async ({ page }) => {
  await openEnrolmentForm(page);
  await submitEnrolment(page);
  for (const message of [
    'Name is required',
    'Email is required',
    'Phone number is required',
    'Facebook name is required',
    'Age is required',
    'Please select at least one course type',
    'Please upload a screenshot of your transfer.',
    'You must accept the rules to proceed',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Name *', { exact: true })).toBeFocused();

  const wrong = async (label: string, value: string, message: string) => {
    await page.getByLabel(label, { exact: label.endsWith('*') }).fill(value);
    await submitEnrolment(page);
    await expect(page.getByText(message)).toBeVisible();
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
  await file.setInputFiles(await receiptFile());
  await expect(page.getByText('File size exceeds 5MB limit.')).toBeHidden();
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await expectStyled(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, shows errors and keeps the rest, then shows the reference', async ({ page }) => {
    await page.goto('/zoom');
    await page.getByText('Native', { exact: true }).last().click();
    await page.locator('.choice-rows a:visible').first().click();
    await expect(page.locator('.choice-rows a').first()).toBeHidden();
    await fillEnrolmentForm(page);
    await page.getByLabel('Name *', { exact: true }).fill('Thi');
    const file = page.getByLabel('Screenshot of your transfer');
    await expect(file).toHaveCSS('opacity', '0');
    await file.setInputFiles(await receiptFile());
    // Shows the name of the file.
    await expect(file).toHaveCSS('opacity', '1');
    await submitEnrolment(page);
    await expect(page.locator('input[name=name]:invalid')).toBeFocused();
    await expect(page.getByLabel('Facebook Name')).toHaveValue('Thiri A.');
    await page.getByLabel('Name *', { exact: true }).fill('Thi ');
    await submitEnrolment(page);
    await expect(page.getByText('Name should be at least 4 characters long')).toBeVisible();
    await expectFilled(page.locator('main form'), {
      name: 'Thi ',
      email: 'thiri@example.com',
      fbName: 'Thiri A.',
      age: '၂၄',
    });
    await expect(page.getByLabel('Phone Number')).toHaveValue(/^0925\d{7}$/);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(page.getByText('please choose the picture again')).toBeVisible();
    await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
    await page.getByLabel('Screenshot of your transfer').setInputFiles(await receiptFile());
    await submitEnrolment(page);
    await expect(page.getByText('Enrolment received')).toBeVisible();
    await expect(page.getByText(/EP-\w{4}-\w{2}/).first()).toBeVisible();
  });
});

test('name, email and phone of a logged-in learner are prefilled and editable', async ({ page }) => {
  // A guest's, on the same phone.
  await openEnrolmentForm(page);
  await page.getByLabel('Name *', { exact: true }).fill('Daw Khin');
  await page.goto('/register');
  const person = await registerHere(page);
  await openEnrolmentForm(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue(person.name);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await expect(page.getByLabel('Phone Number')).toHaveValue(/250\s?000\s?117$/);
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
});
