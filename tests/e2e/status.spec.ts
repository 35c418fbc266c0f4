import { expect } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { fill, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

test('a guest tracks an order with reference and phone', async ({ page, request }) => {
  const { data } = await (await request.get('/api/book?limit=1')).json();
  const book = data.currentDatas[0];
  const phoneNumber = `09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`;
  const order = await request.post(`/api/book/purchase_book/${book._id}`, {
    data: { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' },
  });
  const reference = /EP-\S+/.exec((await order.json()).data)?.[0] ?? '';

  const form = await liveForm(page, `/status?reference=${reference}`);
  await expect(form.getByLabel('Reference')).toHaveValue(reference);
  await fill(form, { 'status-phone': `+95 ${phoneNumber.slice(1)}` });
  await setOffline(page, true);
  await form.getByRole('button', { name: 'Check status' }).click();
  await expect(form.getByRole('alert')).toContainText('check your connection');
  await setOffline(page, false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('status')).toContainText('Received');
  await expect(form.getByRole('status')).toContainText(book.title);
  await expect(form.getByRole('status')).toBeInViewport({ ratio: 1 });
  expect(await form.getByRole('status').evaluate((found) => document.activeElement?.contains(found))).toBe(true);
});

test('the Burmese page tells state and date in Burmese', async ({ page, request }) => {
  const { data } = await (await request.get('/api/book?limit=1')).json();
  const phoneNumber = `09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`;
  const order = await request.post(`/api/book/purchase_book/${data.currentDatas[0]._id}`, {
    data: { firstName: 'Su', lastName: '-', phoneNumber, address: 'Bahan' },
  });
  const reference = /EP-\S+/.exec((await order.json()).data)?.[0] ?? '';
  const form = await liveForm(page, `/my/status?reference=${reference}`);
  await fill(form, { 'status-phone': phoneNumber });
  await form.locator('button[type=submit]').click();
  const month = new Intl.DateTimeFormat('my-MM', { month: 'long', timeZone: 'Asia/Yangon' }).format(new Date());
  await expect(form.getByRole('status')).toContainText('လက်ခံရရှိပြီး');
  await expect(form.getByRole('status')).toContainText(month);
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
