import { expect, type Locator } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import {
  expectHydrated,
  fillEnrolmentForm,
  openEnrolmentForm,
  receiptFile,
  submitEnrolment,
} from '@/tests/support/enrolment-form';
import { test } from '@/tests/support/journey';
import { photo, receiptPicture } from '@/tests/support/screenshots';
import { expectStyled } from '@/tests/support/styled-page';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

test('a photo of 4 MB is compressed, and the enrolment can be tracked by its reference', async ({ page }) => {
  await openEnrolmentForm(page);
  await fillEnrolmentForm(page);
  const large = await photo(3000, 2200, 86);
  expect(large.length).toBeGreaterThan(3_500_000);
  expect(large.length).toBeLessThan(5_242_880);
  await page.getByLabel('Screenshot of your transfer').setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: large,
  });
  const sent = page.waitForRequest((request) => request.url().includes('/zoom-form/upload-form/'));
  await submitEnrolment(page);
  expect(Number(await (await sent).headerValue('content-length'))).toBeLessThan(1_500_000);
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('What happens next')).toBeVisible();
  await expectStyled(page);
  await page.getByRole('main').getByRole('link', { name: 'Track your request' }).click();
  await expect(page).toHaveURL(/\/status\?reference=EP-/);
});

test('the field of the screenshot speaks the language of the page, and Tab reaches it', async ({ page }) => {
  await openEnrolmentForm(page);
  const { pathname, search } = new URL(page.url());
  await page.goto(`/my${pathname}${search}`);
  await expectHydrated(page);
  const input = page.getByLabel('ငွေလွှဲ screenshot');
  const button = page.getByText('screenshot ရွေးရန်', { exact: true });
  // What the browser writes: its button, and that no file is chosen.
  const native = () =>
    input.evaluate((element) => ({
      button: getComputedStyle(element, '::file-selector-button').display,
      opacity: getComputedStyle(element).opacity,
    }));
  await expect(button).toBeVisible();
  await expect(input).toHaveAccessibleName(/^ငွေလွှဲ screenshot/);
  expect(await native()).toEqual({ button: 'none', opacity: '0' });

  await page.locator('#communication input').last().focus();
  await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await input.click();
  await (await chooser).setFiles(await receiptFile());
  await expect(page.getByRole('img', { name: 'သင်ရွေးထားသော ပုံ' })).toBeVisible();
  await expect(page.getByText('transfer.png', { exact: true })).toBeVisible();
  expect(await native()).toEqual({ button: 'none', opacity: '0' });
});

/** Where a dropped file would open in place of the page. */
const pointsBesideInput = (field: Locator) =>
  field.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = shares.flatMap((x) => shares.map((y) => [left + x * width, top + y * height] as const));
    return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.matches('input[type=file]'));
  });

test('a screenshot can be dropped anywhere in its field, and another one after it', async ({ page }) => {
  await openEnrolmentForm(page);
  const field = page.locator('.file');
  expect(await pointsBesideInput(field)).toEqual([]);
  await page.getByLabel('Screenshot of your transfer').setInputFiles(await receiptFile());
  await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await expect(field.getByText('transfer.png', { exact: true })).toBeVisible();
  expect(await pointsBesideInput(field)).toEqual([]);
});

test('a picture without a MIME type is accepted', async ({ page }) => {
  await openEnrolmentForm(page);
  await fillEnrolmentForm(page);
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
  await submitEnrolment(page);
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
});

test('a failed upload is retried without retyping, and stored once', async ({ page }) => {
  await openEnrolmentForm(page);
  await fillEnrolmentForm(page);
  await page.getByLabel('Screenshot of your transfer').setInputFiles(await receiptFile());
  const keys: (string | undefined)[] = [];
  let shouldFail = true;
  await page.route('**/api/zoom-form/upload-form/**', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (shouldFail) await route.abort('connectionreset');
    else await route.continue();
  });
  await submitEnrolment(page);
  await expect(page.getByText('There was an error submitting the form.')).toBeVisible();
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
  shouldFail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(2);
});

test('that the server cannot read a picture is told at its field, which gets the focus', async ({ page }) => {
  await openEnrolmentForm(page);
  await fillEnrolmentForm(page);
  const file = page.getByLabel('Screenshot of your transfer');
  await file.setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  });
  await submitEnrolment(page);
  await expect(page.locator('#snapShot-error')).toHaveText('Please upload a valid image file.');
  await expect(file).toBeFocused();
  await expect(page.getByText('There was an error submitting the form.')).toHaveCount(0);
  await file.setInputFiles(await receiptFile());
  await submitEnrolment(page);
  await expect(page.getByRole('heading', { name: 'Enrolment received' })).toBeVisible({ timeout: 60_000 });
});

test('a reload keeps everything typed except the file', async ({ page }) => {
  await openEnrolmentForm(page);
  await fillEnrolmentForm(page);
  await page.getByLabel('Screenshot of your transfer').setInputFiles(await receiptFile());
  await page.reload();
  await expectHydrated(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Thiri Aung');
  await expect(page.getByLabel('Rules & Policy for the Zoom Group Course')).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
  await expect(page.getByText('The page was reloaded')).toBeVisible();
});

test('a class that was chosen for one course is not chosen for another', async ({ page }) => {
  await page.goto('/zoom');
  const paths = await page
    .locator('main a[href^="/zoom?course="]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
  const withClasses: string[] = [];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    if (/name="class"[^>]*value="[^"]/.test(html)) withClasses.push(path);
    if (withClasses.length === 2) break;
  }
  const [course = '', other = ''] = withClasses;
  await page.goto(course);
  await expectHydrated(page);
  await page.locator('[name="class"]').first().check();
  await page.goto(other);
  await expectHydrated(page);
  await expect(page.getByRole('radio', { name: 'I’ll choose later' })).toBeChecked();
});
