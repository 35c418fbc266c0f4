import { expect, type Page } from '@playwright/test';
import { orderBook } from '@/tests/support/book-order';
import { boxOf } from '@/tests/support/box';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { fillEnrolmentForm, receiptFile } from '@/tests/support/enrolment-form';
import { type HtmlForm, submit, submitsOf, testHtmlForm } from '@/tests/support/html-forms';
import { test } from '@/tests/support/journey';
import { abortScripts, expectReact, reportSlowLine } from '@/tests/support/slow-line';
import { registerByApi } from '@/tests/support/visitor-account';
import { fill, holdScripts } from '@/tests/support/visitor-form';

test.use({ extraHTTPHeaders: forwardedIp() });

const someone = () => `thiri${Date.now()}${Math.floor(Math.random() * 1000)}@example.com`;
const somePhone = () => `09${Math.floor(250_000_000 + Math.random() * 700_000_000)}`;
const firstId = async ({ request }: Page, list: string) => {
  const { data } = await (await request.get(list)).json();
  return data.currentDatas[0]._id as string;
};

/** A page that is not in the page cache requests its scripts at once. */
const visit = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });

const contactFields = () => ({
  'contact-name': 'Thiri Aung',
  'contact-email': someone(),
  'contact-subject': 'Evening courses',
  'contact-phone': '09 250 000 117',
  'contact-message': 'Do you have evening courses for beginners?',
});
const orderFields = () => ({
  'checkout-firstName': 'Su',
  'checkout-lastName': 'Aung',
  'checkout-phoneNumber': somePhone(),
  'checkout-address': 'No. 1, Padauk Garden Lane, Bahan',
});
async function fillInquiry(page: Page, changes: Record<string, string> = {}) {
  const summary = page.locator('main summary').filter({ hasText: 'Next' });
  if (await summary.isVisible()) await summary.click();
  const fields = { email: someone(), 'student-contactName': 'Daw Khin', 'student-studentName': 'May' };
  const byId = Object.entries(fields).map(([name, text]) => [`inquiry-${name}`, text]);
  await fill(inMain(page), { ...Object.fromEntries(byId), ...changes });
}
const inMain = (page: Page) => page.locator('main form:not(dialog form)');
const chooseReceipt = async (page: Page) => page.locator('#snapShot').setInputFiles(await receiptFile());

const htmlForms: Record<string, HtmlForm> = {
  'a message': {
    open: (page) => visit(page, '/contact'),
    fillWrongly: (page) => fill(inMain(page), { ...contactFields(), 'contact-subject': 'Hi ' }),
    fillWell: (page) => fill(inMain(page), contactFields()),
    button: 'Send Message',
    error: 'Subject should be at least 3 letters',
    thanks: 'Message received',
  },
  'a book order': {
    open: async (page) => visit(page, `/checkout?book=${await firstId(page, '/api/book?limit=1')}`),
    fillWrongly: (page) => fill(inMain(page), { ...orderFields(), 'checkout-address': ' ' }),
    fillWell: (page) => fill(inMain(page), orderFields()),
    button: 'Buy Now',
    error: 'Please Fill Address.',
    thanks: 'Order received',
  },
  'a quotation': {
    open: (page) => visit(page, '/quotation'),
    fillWrongly: (page) => fillInquiry(page, { 'inquiry-email': 'su@home' }),
    fillWell: (page) => fillInquiry(page),
    button: 'Submit',
    error: 'Invalid Email Address',
    thanks: 'Your inquiry has been submitted successfully.',
  },
  'an enrolment': {
    open: async (page) => visit(page, `/zoom?course=${await firstId(page, '/api/course?type=Adult&page=1&limit=1')}`),
    fillWrongly: async (page) => {
      await fillEnrolmentForm(page);
      await page.getByLabel('Name *', { exact: true }).fill('Thi ');
      await chooseReceipt(page);
    },
    fillWell: async (page) => {
      await fillEnrolmentForm(page);
      await chooseReceipt(page);
    },
    button: 'Submit',
    error: 'Name should be at least 4 characters long',
    thanks: 'Enrolment received',
  },
  'the status of a request': {
    open: (page) => visit(page, '/status'),
    fillWrongly: (page) => fill(inMain(page), { 'status-reference': 'EP-2222-22', 'status-phone': '09250000117' }),
    fillWell: async (page) => {
      const { reference, phoneNumber } = await orderBook(page.request);
      await fill(inMain(page), { 'status-reference': reference, 'status-phone': phoneNumber });
    },
    button: 'Check status',
    error: 'We can’t find anything',
    thanks: 'Received',
  },
  'a newsletter subscription': {
    open: async (page) => {
      await visit(page, '/contact');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    fillWrongly: (page) => page.getByRole('dialog').getByLabel('Email').fill('reader@home'),
    fillWell: async (page) => {
      const modal = page.getByRole('dialog');
      const place = (await modal.isVisible()) ? modal : page.locator('main');
      await place.getByLabel('Email').fill(someone());
    },
    button: 'Subscribe',
    error: '*invalid email address',
    thanks: 'Thank you for subscribing.',
  },
};

for (const [name, form] of Object.entries(htmlForms)) testHtmlForm(name, form);

test('a message posted before any script has loaded is not sent again by a tap once they have', async ({ page }) => {
  await reportSlowLine(page);
  const scripts = await holdScripts(page);
  const submits = submitsOf(page);
  // The page stays.
  await page.route('**/api/contact**', (route) => route.fulfill({ status: 204 }));
  await visit(page, '/contact');
  await fill(inMain(page), contactFields());
  const button = inMain(page).getByRole('button', { name: 'Send Message' });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(button);
  const tap = () => page.mouse.click(x + width / 2, y + height / 2);
  await tap();
  await expect(inMain(page)).toHaveJSProperty('inert', true);
  // Until told otherwise, however slow the scripts are.
  const keepInert = (value: boolean) =>
    inMain(page).evaluate(
      (form, inert) => Object.defineProperty(form, 'inert', { value: inert, configurable: true }),
      value,
    );
  await keepInert(true);
  await scripts.release();
  await expect(page.locator('main [data-island="ready"] form[action*="/api/contact"]')).toBeAttached();
  await expectReact(page);
  await page.waitForLoadState('networkidle');
  await tap();
  await expect(inMain(page)).not.toHaveAttribute('data-live');
  await keepInert(false);
  await expect(inMain(page)).toHaveAttribute('data-live');
  expect(submits).toHaveLength(1);
});

test('a payment typed and chosen before any script has loaded is sent once after that', async ({ page }) => {
  await registerByApi(page);
  const scripts = await holdScripts(page);
  const submits = submitsOf(page);
  const course = await firstId(page, '/api/course?type=Video&page=1&limit=1');
  await page.goto(`/payment?course=${course}`, { waitUntil: 'commit' });
  await page.getByLabel('Name *', { exact: true }).fill('Daw Su Myat Noe');
  await page.locator('#payment').setInputFiles(await receiptFile());
  const button = page.locator('main form').getByRole('button', { name: 'Submit' });
  await expect(page.locator('form[data-live]')).toHaveCount(0);
  await scripts.release();
  await page.locator('form[data-live]').waitFor();
  await expect(page.getByLabel('Name *', { exact: true })).toHaveValue('Daw Su Myat Noe');
  await button.click();
  await expect(page.getByRole('heading', { name: 'Payment details received' })).toBeVisible();
  expect(submits.filter((url) => url.includes('/payment/'))).toHaveLength(1);
});

test('a payment is sent while no script can be loaded', async ({ page }) => {
  await registerByApi(page);
  await abortScripts(page);
  await visit(page, `/payment?course=${await firstId(page, '/api/course?type=Video&page=1&limit=1')}`);
  await page.locator('#payment').setInputFiles(await receiptFile());
  await submit(page, 'Submit');
  await expect(page.getByRole('heading', { name: 'Payment details received' })).toBeVisible();
});

test('what is typed while the scripts take the form over is kept', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(typeDuringHandover);
  await visit(page, '/quotation');
  const live = page.locator('main form[data-live] [name=email]');
  await expect(live).toBeVisible({ timeout: 30_000 });
  const typed = await page.evaluate(() => document.documentElement.dataset.typed);
  await expect(live).toHaveValue(`${typed}`);
});

/** Types without focus, as a browser that fills in, from when the scripts respond. The number of the last text is on the page. */
function typeDuringHandover() {
  const manyTimes = 60;
  let count = 0;
  const type = () => {
    const field = document.querySelector<HTMLInputElement>('main form:not([data-live]) [name=email]');
    if (field?.form?.noValidate) {
      count += 1;
      field.value = `su${count}@example.com`;
      document.documentElement.dataset.typed = field.value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    if (count < manyTimes) setTimeout(type);
  };
  addEventListener('load', type);
}
