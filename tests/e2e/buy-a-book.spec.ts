import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { bodiesSentTo, expectFilled, fill, findInInbox, liveForm, setOffline } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const somePhone = () => `09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`;
const filled = (phone: string) => ({
  'checkout-firstName': 'Su',
  'checkout-lastName': 'Aung',
  'checkout-phoneNumber': phone,
  'checkout-address': 'No. 1, Padauk Garden Lane, Bahan',
});
const failed = 'An error occurred while processing your order.';

async function someBook({ request }: Page): Promise<{ _id: string; title: string }> {
  const { data } = await (await request.get('/api/book?limit=1')).json();
  return data.currentDatas[0];
}

test('repeated taps order a book once, and staff find the order', async ({ page, request }) => {
  const book = await someBook(page);
  const phone = somePhone();
  const form = await liveForm(page, `/checkout?book=${book._id}`);
  const bodies = bodiesSentTo(page, `/purchase_book/${book._id}`);
  await expect(form.getByLabel('Book Title')).toHaveValue(book.title);
  await expect(form.getByLabel('Book Title')).toHaveAttribute('readonly', '');
  await fill(form, filled(phone));
  await form.getByRole('button', { name: 'Buy Now' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  const thanks = page.locator('main .form-success');
  await expect(thanks.getByRole('status')).toContainText(/your order EP-[2-9A-Z]{4}-[2-9A-Z]{2}/);
  await expect(thanks).toBeFocused();
  await expect(thanks.getByRole('heading', { name: 'Order received' })).toBeInViewport();
  await expect(thanks.getByText('What happens next')).toBeVisible();
  await expectStyled(page);
  await expect(page.locator('main form')).toHaveCount(0);
  expect(bodies).toEqual([
    { firstName: 'Su', lastName: 'Aung', phoneNumber: phone, address: 'No. 1, Padauk Garden Lane, Bahan' },
  ]);
  const [order] = await findInInbox(request, 'book-orders', 'phone', `+95${phone.slice(1)}`);
  expect(order).toMatchObject({ title: book.title, handling: 'new' });
  const again = await liveForm(page, `/checkout?book=${book._id}`);
  await expect(again.locator('#checkout-address')).toHaveValue('');
});

test('a buyer with one name enters only one', async ({ page }) => {
  const book = await someBook(page);
  const form = await liveForm(page, `/checkout?book=${book._id}`);
  const bodies = bodiesSentTo(page, `/purchase_book/${book._id}`);
  await form.getByLabel('I have one name').check();
  await expect(form.getByLabel('Last Name')).toBeHidden();
  const { 'checkout-lastName': _, ...rest } = filled(somePhone());
  await fill(form, rest);
  await form.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.locator('.form-success').getByRole('status')).toBeVisible();
  expect(bodies).toMatchObject([{ firstName: 'Su', lastName: '-' }]);
});

test('unticking "I have one name" restores the last name', async ({ page }) => {
  const book = await someBook(page);
  const form = await liveForm(page, `/checkout?book=${book._id}`);
  const bodies = bodiesSentTo(page, `/purchase_book/${book._id}`);
  await fill(form, filled(somePhone()));
  await form.getByLabel('I have one name').check();
  await expect(form.getByLabel('Last Name')).toBeHidden();
  await form.getByLabel('I have one name').uncheck();
  await expect(form.getByLabel('Last Name')).toHaveValue('Aung');
  await form.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.locator('.form-success').getByRole('status')).toBeVisible();
  expect(bodies).toMatchObject([{ firstName: 'Su', lastName: 'Aung' }]);
});

test('every validation message is beside its field', async ({ page }) => {
  const book = await someBook(page);
  const form = await liveForm(page, `/checkout?book=${book._id}`);
  const bodies = bodiesSentTo(page, `/purchase_book/${book._id}`);
  for (const [field, message] of [
    ['firstName', 'Please Fill Name.'],
    ['lastName', 'Please Fill Name.'],
    ['phoneNumber', 'Please Fill PhoneNumber.'],
    ['address', 'Please Fill Address.'],
  ] as const) {
    await fill(form, { ...filled(somePhone()), [`checkout-${field}`]: '' });
    await form.getByRole('button', { name: 'Buy Now' }).click();
    await expect(form.locator(`#checkout-${field}-error`)).toHaveText(message);
    await expect(form.locator(`#checkout-${field}`)).toBeFocused();
  }
  expect(bodies).toEqual([]);
});

test('nothing typed is lost when the server or the connection fails', async ({ page }) => {
  const book = await someBook(page);
  const phone = somePhone();
  const form = await liveForm(page, `/checkout?book=${book._id}`);
  await fill(form, filled(phone));
  await page.route('**/purchase_book/**', (route) => route.fulfill({ status: 500, json: { error: 'No.' } }));
  await form.getByRole('button', { name: 'Buy Now' }).click();
  await expect(form.getByRole('alert')).toContainText(failed);
  await expect(form.getByRole('button', { name: 'Buy Now' })).toBeFocused();
  await page.unroute('**/purchase_book/**');
  await setOffline(page, true);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(form.getByRole('alert')).toContainText('check your connection');
  await setOffline(page, false);
  const again = await liveForm(page, `/checkout?book=${book._id}`);
  await expect(again.locator('#checkout-phoneNumber')).toHaveValue(phone);
  await again.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.locator('.form-success').getByRole('status')).toContainText('EP-');
});

for (const query of ['', '?book=1%27--', '?book=00000000-0000-4000-8000-000000000000']) {
  test(`the checkout without a book (${query}) lists the books`, async ({ page }) => {
    await page.goto(`/checkout${query}`);
    await expect(page.locator('main form')).toHaveCount(0);
    await page.locator('main li a').first().click();
    await expect(page.getByLabel('Book Title')).toBeVisible();
    await expectStyled(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, keeps what was refused, and the page shows the reference', async ({ page, request }) => {
    const book = await someBook(page);
    const phone = somePhone();
    await page.goto(`/checkout?book=${book._id}`);
    const { 'checkout-address': address, ...others } = filled(phone);
    await fill(page.locator('main form'), { ...others, 'checkout-lastName': '', 'checkout-address': ' ' });
    await page.locator('#checkout-hasOneName').check();
    await page.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page.locator('#checkout-address-error')).toHaveText('Please Fill Address.');
    await expectFilled(page.locator('main form'), { ...others, 'checkout-lastName': '' });
    await expect(page.locator('#checkout-hasOneName')).toBeChecked();
    await fill(page.locator('main form'), { 'checkout-address': address });
    await page.getByRole('button', { name: 'Buy Now' }).click();
    const [order] = await findInInbox(request, 'book-orders', 'phone', `+95${phone.slice(1)}`);
    await expect(page.locator('.form-success')).toContainText(String(order?.reference));
    await expect(page.getByRole('heading', { name: 'Order received' })).toBeInViewport();
    await expect(page.locator('main form')).toHaveCount(0);
  });
});
