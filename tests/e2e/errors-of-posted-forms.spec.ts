import { expect, type Page } from '@playwright/test';
import { fillEnrolmentForm, receiptFile, submitEnrolment } from '@/tests/support/enrolment-form';
import { test } from '@/tests/support/journey';
import { bodiesSentTo, expectFilled, fill, holdScripts, liveForm } from '@/tests/support/visitor-form';

const firstBook = async ({ request }: Page): Promise<string> =>
  (await (await request.get('/api/book?limit=1')).json()).data.currentDatas[0]._id;
const firstClass = async ({ request }: Page): Promise<string> =>
  (await (await request.get('/api/class/timetable')).json()).data[0]._id;

const enrolmentPath = async ({ request }: Page) => {
  const { data } = await (await request.get('/api/course?type=Adult&page=1&limit=1')).json();
  return `/zoom?course=${data.currentDatas[0]._id}&error=emailInvalid&field=email`;
};

type Posted = { path: (page: Page) => Promise<string>; field: string; value: string };

const postedForms: Record<string, Posted> = {
  'a message': {
    path: async () => '/contact?error=emailAddress&field=email',
    field: 'contact-email',
    value: 'may@example.com',
  },
  'a book order': {
    path: async (page) => `/checkout?book=${await firstBook(page)}&error=fillLastName&field=lastName`,
    field: 'checkout-lastName',
    value: 'Aung',
  },
  'a reservation': {
    path: async (page) => `/reserve?class=${await firstClass(page)}&error=phoneRequired&field=phoneNumber`,
    field: 'seat-phoneNumber',
    value: '09 250 000 117',
  },
  'an enrolment': { path: enrolmentPath, field: 'email', value: 'may@example.com' },
  'a newsletter subscription': {
    path: async () => '/subscribe?error=emailAddress&field=email',
    field: 'subscribe-email',
    value: 'may@example.com',
  },
};

for (const [name, { path, field, value }] of Object.entries(postedForms)) {
  test(`the error of ${name} posted without scripts stays at its field until that changes, after a reload, too`, async ({
    page,
  }) => {
    const form = await liveForm(page, await path(page));
    const error = form.locator(`#${field}-error`);
    await expect(error).toBeVisible();
    await fill(form, { [field]: value });
    await expect(error).toHaveCount(0);
    await liveForm(page, page.url());
    await expect(form.locator(`#${field}`)).toHaveValue(value);
    await expect(error).toHaveCount(0);
  });
}

test('the error of an enrolment goes with what is typed before any script has loaded', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(await enrolmentPath(page), { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form:not(dialog form)');
  await expect(form.locator('#email-error')).toBeVisible();
  await fill(form, { email: 'may@example.com' });
  await scripts.release();
  await expect(page.locator('main form[data-live]')).toBeVisible();
  await expect(form.locator('#email')).toHaveValue('may@example.com');
  await expect(form.locator('#email-error')).toHaveCount(0);
});

test('a prefilled field that is emptied before any script has loaded stays empty', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/status?reference=EP-7K3M-Q2', { waitUntil: 'domcontentloaded' });
  await page.locator('#status-reference').fill('');
  await page.locator('#status-phone').fill('09 250 000 117');
  await page.locator('h1').click();
  await scripts.release();
  await expect(page.locator('main form[data-live]')).toBeVisible();
  await expect(page.locator('#status-reference')).toHaveValue('');
  await expect(page.locator('#status-phone')).toHaveValue('09 250 000 117');
});

test('the scripts take over what a refused form gives back, in place of an older draft, until it is sent', async ({
  page,
}) => {
  const typed = {
    'contact-name': 'Thiri Aung',
    'contact-email': `thiri${Date.now()}@example.com`,
    'contact-phone': '09 250 000 117',
    'contact-message': 'Do you have evening courses for beginners?',
  };
  const older = await liveForm(page, '/contact');
  await fill(older, { 'contact-name': 'Older', 'contact-message': 'An older draft, which was never sent.' });

  const scripts = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const html = page.locator('main form:not(dialog form)');
  await fill(html, { ...typed, 'contact-subject': 'Hi ' });
  await html.getByRole('button', { name: 'Send Message' }).click();
  const error = page.locator('#contact-subject-error');
  await expect(error).toBeVisible();
  scripts.release();
  const form = page.locator('main form[data-live]:not(dialog form)');
  await form.waitFor();
  await expectFilled(form, { ...typed, 'contact-subject': 'Hi ' });
  await expect(error).toHaveText('Subject should be at least 3 letters');
  await fill(form, { 'contact-subject': 'Evening courses' });
  await expect(error).toHaveCount(0);

  const corrected = { ...typed, 'contact-subject': 'Evening courses' };
  await expectFilled(await liveForm(page, page.url()), corrected);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('heading', { name: 'Message received' })).toBeVisible();
  await page.reload();
  const empty = Object.fromEntries(Object.keys(corrected).map((id) => [id, '']));
  await expectFilled(await liveForm(page, page.url()), empty);
  await expect(error).toHaveCount(0);
});

test('the scripts take over the choices of a refused enrolment', async ({ page }) => {
  const scripts = await holdScripts(page);
  const path = (await enrolmentPath(page)).replace(/&error.*/, '');
  await page.goto(path, { waitUntil: 'commit' });
  await fillEnrolmentForm(page);
  await fill(page.locator('main form'), { name: 'Thi ' });
  await page.locator('#snapShot').setInputFiles(await receiptFile());
  await submitEnrolment(page);
  await expect(page.locator('#name-error')).toBeVisible();
  scripts.release();
  const form = page.locator('main form[data-live]');
  await form.waitFor();
  await expectFilled(form, { name: 'Thi ', email: 'thiri@example.com', age: '၂၄' });
  const ticked = form.getByRole('checkbox', { checked: true });
  await expect(ticked).toHaveCount(3);
  await expect(form.getByRole('checkbox', { name: 'Telegram' })).toBeChecked();
  await expect(page.getByText('please choose the picture again')).toBeVisible();
  await fill(form, { name: 'Thiri Aung' });
  await page.locator('#snapShot').setInputFiles(await receiptFile());
  await submitEnrolment(page);
  await expect(page.getByText('Enrolment received')).toBeVisible();
  expect(page.url()).not.toContain('answer=');
});

test('a refused quotation is sent by the scripts with all that was given back', async ({ page }) => {
  const scripts = await holdScripts(page);
  const email = `parent${Date.now()}@example.com`;
  await page.goto('/quotation', { waitUntil: 'commit' });
  const form = page.locator('main form').first();
  await fill(form, { 'inquiry-email': email });
  await page.locator('main summary').filter({ hasText: 'Next' }).click();
  await fill(form, { 'inquiry-student-contactName': 'Daw Khin' });
  await form.getByLabel('8 to 10 years').check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(form.locator('#inquiry-student-studentName-error')).toBeVisible();
  const bodies = bodiesSentTo(page, '/api/quotation/create');
  scripts.release();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
  await fill(form, { 'inquiry-student-studentName': 'May' });
  await form.getByLabel('8 to 10 years').uncheck();
  await form.getByLabel('11 to 13 years').check();
  await form.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Your inquiry has been submitted successfully.')).toBeVisible();
  expect(bodies).toMatchObject([
    { email, contentNameOrPerson: 'Daw Khin', nameOfStudent: 'May', ageOfStudent: '11 to 13 years' },
  ]);
});
