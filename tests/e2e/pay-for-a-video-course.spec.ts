import { expect, type Page } from '@playwright/test';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { expectStyled } from '@/tests/support/styled-page';
import { receiptFile } from '../support/enrolment-form';
import { decisionStored, openReviewQueue } from '../support/review-queue';
import { photo, receiptPicture } from '../support/screenshots';
import { learnerPassword, registerHere, registrationInput } from '../support/visitor-account';

test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders(forwardedIp());
});

const ready = (page: Page) => page.locator('main form[data-live]').waitFor({ timeout: 30_000 });

/** Opens the payment of a video course as a guest, who registers on the way. */
async function toPayment(page: Page): Promise<string> {
  await page.goto('/video');
  await page.locator('main .card-link').first().click();
  await page.getByRole('link', { name: 'Enroll Now' }).first().click();
  await expect(page).toHaveURL(/\/login\?course=/);
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register\?course=/);
  const { email } = await registerHere(page);
  await expect(page).toHaveURL(/\/payment\?course=/);
  await ready(page);
  return email;
}

async function send(page: Page, name: string, picture: Buffer): Promise<string> {
  await page.getByLabel('Screenshot of your transfer').setInputFiles({ name, mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Payment details received' })).toBeVisible({ timeout: 60_000 });
  return /EP-\w{4}-\w{2}/.exec((await page.locator('.form-success').textContent()) ?? '')?.[0] ?? '';
}

async function stateInProfile(page: Page): Promise<string> {
  await page.goto('/profile');
  await page.getByText('Enrolled Course', { exact: true }).first().click();
  const list = page.getByRole('dialog');
  await expect(list.getByText(/Pending|Accepted|Rejected/).first()).toBeVisible({ timeout: 30_000 });
  return (await list.textContent()) ?? '';
}

test('a visitor registers, pays with a photo of 4 MB, and is accepted by staff', async ({ page, browser }) => {
  test.slow();
  const email = await toPayment(page);
  const payment = page.url();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly', '');
  await expect(page.getByRole('textbox', { name: 'Course' })).toHaveAttribute('readonly', '');
  await page.getByLabel('Amount').fill('1,000');
  const reference = await send(page, 'photo.jpg', await photo(3000, 2200, 86));
  expect(await stateInProfile(page)).toContain('Pending');
  await page.goto(payment);
  await expect(page.getByText('You’ve already sent a payment for this course.')).toBeVisible();
  await expectStyled(page);
  await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();

  const staff = await browser.newContext();
  const queue = await staff.newPage();
  await openReviewQueue(queue, reference);
  const card = queue.getByRole('article', { name: reference });
  await expect(card.getByText(/Differs from the price by/)).toBeVisible();
  const stored = decisionStored(queue, 'accept');
  await card.getByRole('button', { name: 'Accept' }).click();
  await expect(queue.getByText(`Accepted: ${reference}`)).toBeVisible();
  await stored;
  expect(await stateInProfile(page)).toContain('Accepted');
  await page.goto(payment);
  await expect(page.getByText('You already have this course')).toBeVisible();
  await page.getByText('Send another payment anyway').click();
  await ready(page);
  await staff.close();
});

test('a rejected payment shows its reason and can be sent again', async ({ page, browser }) => {
  test.slow();
  await toPayment(page);
  const payment = page.url();
  const reference = await send(page, 'a.jpg', await receiptPicture({ number: reference8() }, 'jpeg'));
  const staff = await browser.newContext();
  const queue = await staff.newPage();
  await openReviewQueue(queue, reference);
  const card = queue.getByRole('article', { name: reference });
  await card.getByRole('button', { name: 'Reject' }).click();
  const stored = decisionStored(queue, 'reject');
  await card.getByRole('button', { name: 'The amount is lower than the price.' }).click();
  await expect(queue.getByText(`Rejected: ${reference}`)).toBeVisible();
  await stored;
  await staff.close();
  const rejected = await stateInProfile(page);
  expect(rejected).toContain('Rejected');
  expect(rejected).toContain('The amount is lower than the price.');
  await page.goto(payment);
  await expect(page.getByText('Your last payment for this course was not accepted.')).toBeVisible();
  await expect(page.getByText('Reason: The amount is lower than the price.')).toBeVisible();
  await expectStyled(page);
  await ready(page);
  const second = await send(page, 'b.jpg', await receiptPicture({ number: reference8(), amount: '90,000' }, 'jpeg'));
  expect(second).not.toBe(reference);
  expect(await stateInProfile(page)).toContain('Pending');
});

const reference8 = () => String(Math.floor(Math.random() * 100_000_000));

test('without a session the payment redirects to the login with its course', async ({ page }) => {
  await page.goto('/payment');
  await expect(page).toHaveURL(/\/login\?next=(\/|%2F)payment/);
  const { data } = await (await page.request.get('/api/course?type=Video&page=1&limit=1')).json();
  const path = `/payment?course=${data.currentDatas[0]._id}&reservation=EP-7K3F-9QXM`;
  await page.goto(path);
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
});

test('a changed name and phone survive a reload and further changes', async ({ page }) => {
  await toPayment(page);
  await page.getByLabel('Name *', { exact: true }).fill('Daw Su Myat Noe');
  await page.getByLabel('Phone Number').fill('09 250 000 118');
  for (const transaction of ['01004128', '01004129']) {
    await page.reload();
    await ready(page);
    await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Daw Su Myat Noe');
    await expect(page.getByLabel('Phone Number')).toHaveValue('09 250 000 118');
    await page.getByLabel('Transaction number').fill(transaction);
  }
});

test('an expired session loses nothing typed and links to the login', async ({ page }) => {
  const email = await toPayment(page);
  const payment = `${page.url()}&reservation=EP-7K3F-9QXM`;
  await page.goto(payment);
  await ready(page);
  await page.getByLabel('Name *', { exact: true }).fill('Daw Su Myat Noe');
  await page.getByLabel('Transaction number').fill('01004128');
  const token = await page.evaluate(() => localStorage.getItem('userToken'));
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByLabel('Screenshot of your transfer').setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await receiptPicture({}, 'jpeg'),
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your session has ended. Log in again')).toBeVisible();
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Daw Su Myat Noe');
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /^\/login\?next=%2Fpayment/,
  );

  await page.locator('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(payment);
  await ready(page);
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Daw Su Myat Noe');
  await expect(page.getByLabel('Transaction number')).toHaveValue('01004128');
  await expect(page.getByText('please choose the picture again')).toBeVisible();
  await send(page, 'a.jpg', await receiptPicture({}, 'jpeg'));
});

test('the payment form shows its validation messages', async ({ page }) => {
  await toPayment(page);
  await page.getByLabel('Name *', { exact: true }).fill('');
  await page.getByLabel('Phone Number').fill('');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone number is required')).toBeVisible();
  await expect(page.getByText('Please upload a screenshot of your transfer.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  /** The session cookie of a new account. */
  async function register({ request }: Page) {
    const data = { ...registrationInput(), password: learnerPassword, confirm_password: learnerPassword };
    expect((await request.post('/api/auth/register', { data })).ok()).toBe(true);
    return data.email;
  }

  test('a learner pays, corrects an error first, and may pay again', async ({ page }) => {
    await register(page);
    await page.goto('/payment');
    await page.locator('.choice-rows a:visible').first().click();
    const name = page.getByLabel('Name *', { exact: true });
    await expect(name).toHaveValue('Su Myat Noe');
    const pay = async (payer: string) => {
      await name.fill(payer);
      await page.locator('#payment').setInputFiles(await receiptFile());
      await page.getByRole('button', { name: 'Submit' }).click();
    };
    await page.getByLabel('Phone Number').fill('09 250 000 118');
    await page.getByLabel('Amount').fill('150,000');
    await pay('Su  ');
    await expect(page.locator('#name-error')).toHaveText('Name should be at least 4 characters long');
    await expect(name).toHaveValue('Su  ');
    await expect(page.getByLabel('Phone Number')).toHaveValue('09 250 000 118');
    await expect(page.getByLabel('Amount')).toHaveValue('150,000');
    await expect(page.getByText('please choose the picture again')).toBeVisible();
    await pay('Daw Su Myat Noe');
    await expect(page.getByRole('heading', { name: 'Payment details received' })).toBeVisible();
    await expect(page.getByText(/EP-\w{4}-\w{2}/).first()).toBeVisible();
    await expect(page.locator('#name')).toHaveCount(0);

    await page.goto(page.url().replace(/\?.*(course=[^&#]+).*/, '?$1'));
    await expect(page.getByText('You’ve already sent a payment for this course.')).toBeVisible();
    await page.getByText('Send another payment anyway').click();
    await pay('Su  ');
    await expect(page.locator('#name-error')).toBeVisible();
  });

  test('who logged out meanwhile is asked to log in, and finds there what was typed', async ({ page }) => {
    const email = await register(page);
    await page.goto('/payment');
    await page.locator('.choice-rows a:visible').first().click();
    await page.getByLabel('Phone Number').fill('09 250 000 118');
    await page.locator('#payment').setInputFiles(await receiptFile());
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fpayment%3Fcourse%3D/);
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password *', { exact: true }).fill(learnerPassword);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/payment\?course=/);
    await expect(page.getByLabel('Phone Number')).toHaveValue('09 250 000 118');
  });
});
