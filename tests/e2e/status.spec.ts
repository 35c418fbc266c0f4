import { expect, type Page } from '@playwright/test';
import { orderBook } from '@/tests/support/book-order';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { fill, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const foundIn = (page: Page) => page.locator('.form-success').getByRole('status');

test('a guest tracks an order with reference and phone', async ({ page, request }) => {
  const { book, phoneNumber, reference } = await orderBook(request);
  const form = await liveForm(page, `/status?reference=${reference}`);
  await expect(form.getByLabel('Reference')).toHaveValue(reference);
  await fill(form, { 'status-phone': `+95 ${phoneNumber.slice(1)}` });
  await setOffline(page, true);
  await form.getByRole('button', { name: 'Check status' }).click();
  await expect(form.getByRole('alert')).toContainText('check your connection');
  await setOffline(page, false);
  await form.getByRole('button', { name: 'Try again' }).click();
  const found = foundIn(page);
  await expect(found).toContainText('Received');
  await expect(found).toContainText(book.title);
  await expect(found).toBeInViewport({ ratio: 1 });
  expect(await found.evaluate((alert) => document.activeElement?.contains(alert))).toBe(true);
});

test('the Burmese page tells state and date in Burmese', async ({ page, request }) => {
  const { phoneNumber, reference } = await orderBook(request);
  const form = await liveForm(page, `/my/status?reference=${reference}`);
  await fill(form, { 'status-phone': phoneNumber });
  await form.locator('button[type=submit]').click();
  const month = new Intl.DateTimeFormat('my-MM', { month: 'long', timeZone: 'Asia/Yangon' }).format(new Date());
  await expect(foundIn(page)).toContainText('လက်ခံရရှိပြီး');
  await expect(foundIn(page)).toContainText(month);
});

test('a mistyped reference in a link stays in its field, with an error until it is corrected', async ({ page }) => {
  const form = await liveForm(page, '/status?reference=XX-1234');
  await expect(form.getByLabel('Reference')).toHaveValue('XX-1234');
  const error = form.locator('#status-reference-error');
  await expect(error).toHaveText('Please check the reference. It should look like EP-7K3M-Q2.');
  await fill(form, { 'status-reference': 'EP-2222-22' });
  await expect(error).toHaveCount(0);
});

test('guessing a reference reveals nothing', async ({ page }) => {
  const form = await liveForm(page, '/status');
  await form.getByRole('button', { name: 'Check status' }).click();
  await expect(form.locator('#status-reference-error')).toHaveText('Reference is required');
  await expect(form.locator('#status-phone-error')).toHaveText('Phone number (schools: email) is required');
  await fill(form, { 'status-reference': 'EP-2222-22', 'status-phone': '09250000117' });
  await form.getByRole('button', { name: 'Check status' }).click();
  const nothing = form.getByRole('alert');
  await expect(nothing).toContainText('We can’t find anything for this reference and phone number.');
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(nothing).toBeInViewport({ ratio: 1 });
  expect(await nothing.evaluate((alert) => document.activeElement?.contains(alert))).toBe(true);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const check = async (page: Page, fields: Record<string, string>) => {
    await fill(page.locator('main form').first(), fields);
    await page.locator('main form button[type=submit]').first().click();
  };

  test('a guest finds an order; its URL tells neither reference nor phone, and is neither cached nor sent on', async ({
    page,
    request,
  }) => {
    const { book, phoneNumber, reference } = await orderBook(request);
    await page.goto(`/status?reference=${reference}`);
    const loaded = page.waitForResponse((response) => response.url().includes('/status?sent=1'));
    await check(page, { 'status-phone': phoneNumber });
    await expect(foundIn(page)).toContainText('Received');
    await expect(foundIn(page)).toContainText(book.title);
    await expect(foundIn(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByLabel('Reference')).toHaveValue(reference);
    await expect(page.getByLabel('Phone Number')).toHaveValue(phoneNumber);
    expect(page.url()).not.toMatch(new RegExp(`${reference}|${phoneNumber.slice(1)}`));
    expect((await loaded).headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
    });
  });

  test('a wrong phone and an unknown reference find nothing, and the fields stay filled', async ({ page, request }) => {
    const { reference } = await orderBook(request);
    await page.goto('/status');
    for (const typed of [reference, 'EP-2222-22']) {
      await check(page, { 'status-reference': typed, 'status-phone': '09250000999' });
      await expect(page.locator('main').getByRole('alert')).toContainText('We can’t find anything');
      await expect(page.getByLabel('Reference')).toHaveValue(typed);
      await expect(foundIn(page)).toHaveCount(0);
    }
  });

  test('an invalid phone is named beside its field', async ({ page }) => {
    await page.goto('/my/status');
    await check(page, { 'status-reference': 'EP-2222-22', 'status-phone': 'head@lotus' });
    await expect(page).toHaveURL(/\/my\/status\?error=emailFormat&field=phone&answer=/);
    await expect(page.locator('#status-phone-error')).toBeVisible();
    await expect(page.locator('#status-phone')).toHaveValue('head@lotus');
  });

  test('the Burmese page tells state and date in Burmese', async ({ page, request }) => {
    const { phoneNumber, reference } = await orderBook(request);
    await page.goto('/my/status');
    await check(page, { 'status-reference': reference, 'status-phone': phoneNumber });
    await expect(foundIn(page)).toContainText('လက်ခံရရှိပြီး');
  });

  test('a result that is not valid any more leaves an empty form', async ({ page }) => {
    await page.goto('/status?sent=1&answer=e30.e30.e30.e30.e30');
    await expect(foundIn(page)).toContainText('we show a result for ten minutes only');
    await expect(page.getByLabel('Reference')).toHaveValue('');
  });
});
