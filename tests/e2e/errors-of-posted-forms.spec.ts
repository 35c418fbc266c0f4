import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { fill, holdScripts, liveForm } from '@/tests/support/visitor-form';

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
