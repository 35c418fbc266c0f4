import { expect, type Page } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { fill, liveForm } from '@/tests/support/visitor-form';

const firstBook = async ({ request }: Page): Promise<string> =>
  (await (await request.get('/api/book?limit=1')).json()).data.currentDatas[0]._id;
const firstClass = async ({ request }: Page): Promise<string> =>
  (await (await request.get('/api/class/timetable')).json()).data[0]._id;

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
  'a newsletter subscription': {
    path: async () => '/subscribe?error=emailAddress&field=email',
    field: 'subscribe-email',
    value: 'may@example.com',
  },
};

for (const [name, { path, field, value }] of Object.entries(postedForms)) {
  test(`the error of ${name} posted without scripts stays at its field until that changes`, async ({ page }) => {
    const form = await liveForm(page, await path(page));
    const error = form.locator(`#${field}-error`);
    await expect(error).toBeVisible();
    await fill(form, { [field]: value });
    await expect(error).toHaveCount(0);
  });
}
