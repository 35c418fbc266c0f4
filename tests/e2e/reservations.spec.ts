import { expect, type Page } from '@playwright/test';
import { logIn, ownerHeaders } from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { receiptPicture } from '@/tests/support/screenshots';

const rows = (page: Page) => page.getByRole('main').locator('.class-row');
const newPhone = () => `0925${String(Date.now()).slice(-7)}`;

async function fillIn(page: Page, phone: string) {
  await page.getByLabel('Learner’s name').fill('Thiri Aung');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
}

const readReference = async (page: Page) =>
  (await page
    .getByText(/^[A-Z]{1,3}-[2-9A-Z]{4}-[2-9A-Z]{2}$/)
    .last()
    .textContent()) ?? '';

async function track(page: Page, reference: string, phone: string) {
  await page.goto('/status');
  await page.getByLabel('Reference').fill(reference);
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByRole('button', { name: 'Check status' }).click();
}

test('a parent reserves a place, reads until when, and pays it with a screenshot', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable');
  await rows(page)
    .getByRole('link', { name: /^Reserve: Between Two Rivers/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reserve\?class=/);
  // Opened directly, the page has its stylesheets inside: what comes later must not reorder their layers.
  await page.goto(page.url());
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Reserve a place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  await expect(page.locator('#form')).not.toHaveCSS('padding-left', '0px');
  await expect(
    page.getByText(/We hold a place in “Between Two Rivers: Open Conversation” for you until/),
  ).toBeVisible();
  const reference = await readReference(page);
  // The number of places left counts the one that was just taken.
  await expect(page.getByRole('region', { name: 'Your class' }).getByText(/places? left/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Already transferred? Send us the screenshot' })).toHaveAttribute(
    'href',
    new RegExp(`^/zoom\\?course=.+&class=.+&reservation=${reference}$`),
  );

  await track(page, reference, phone);
  await expect(page.getByText('Reserved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Send us the screenshot of your transfer' }).click();
  await expect(page.getByRole('radio', { name: /reserved for you|places? left/ }).first()).toBeVisible();
  await page.getByLabel('Name *', { exact: true }).fill('Thiri Aung');
  await page.getByRole('textbox', { name: 'Email' }).fill('thiri@example.com');
  await page.getByLabel('Phone Number').fill(phone);
  await page.getByLabel('Facebook Name').fill('Thiri A.');
  await page.getByLabel('Age *', { exact: true }).fill('24');
  await page.getByLabel('Rules & Policy for the Zoom Group Course').check();
  await page.getByLabel('I have read the rules').check();
  await page.locator('input[type=file]').setInputFiles({
    name: 'transfer.png',
    mimeType: 'image/png',
    buffer: await receiptPicture(),
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Enrolment received')).toBeVisible();
  expect(await readReference(page)).toBe(reference);
});

test('a parent who has changed their mind gives the place up', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable?level=B1');
  await rows(page)
    .getByRole('link', { name: /^Reserve: DELF B1/ })
    .first()
    .click();
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Reserve a place' }).click();
  await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  await track(page, await readReference(page), phone);
  await page.getByRole('button', { name: 'Give up the place' }).click();
  await expect(page.getByText('You have given up your place.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send us the screenshot of your transfer' })).toHaveCount(0);
});

test('a parent leaves the waiting list, and reads that', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable');
  await rows(page)
    .filter({ hasText: 'Teen Studio' })
    .getByRole('link', { name: /^Waiting list: Teen Studio/ })
    .click();
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  await track(page, await readReference(page), phone);
  await page.getByRole('button', { name: 'Leave the waiting list' }).click();
  await expect(page.getByText('You’re no longer on the waiting list.')).toBeVisible();
});

test('a course whose only class is full takes no transfer and leads to its waiting list', async ({ page }) => {
  await page.goto('/kid/Teen%20Studio');
  const box = page.getByRole('complementary', { name: 'Price', exact: true });
  await expect(box.getByText('Please don’t transfer yet')).toBeVisible();
  await box.getByRole('link', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'Join the waiting list', level: 1 })).toBeVisible();

  // As from an older link.
  await page.goto('/zoom?type=kid');
  await page.getByRole('link', { name: 'Teen Studio' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Please don’t transfer yet')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Where to transfer' })).toHaveCount(0);
  await expect(main.locator('form')).toHaveCount(0);
  await main.getByRole('link', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'Join the waiting list', level: 1 })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a parent joins the waiting list of a full class', async ({ page }) => {
    await page.goto('/timetable');
    const full = rows(page).filter({ hasText: 'Teen Studio' });
    await expect(full).toContainText('Full');
    await full.getByRole('link', { name: /^Waiting list: Teen Studio/ }).click();
    await expect(page.getByRole('heading', { name: 'Join the waiting list', level: 1 })).toBeVisible();
    await fillIn(page, newPhone());
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
    expect(await readReference(page)).not.toBe('');
  });

  test('a parent reserves a place, and a wrong phone number is named beside its field', async ({ page }) => {
    await page.goto('/timetable');
    await rows(page)
      .getByRole('link', { name: /^Reserve: La petite gazette/ })
      .click();
    await fillIn(page, '0925000abc');
    await page.getByRole('button', { name: 'Reserve a place' }).click();
    await expect(page.getByText('Phone Number must be a number')).toBeVisible();
    await fillIn(page, newPhone());
    await page.getByRole('button', { name: 'Reserve a place' }).click();
    await expect(page.getByRole('heading', { name: 'Your place is reserved' })).toBeVisible();
  });

  test('a parent leaves the waiting list, and reads that', async ({ page }) => {
    const phone = newPhone();
    await page.goto('/timetable');
    const full = rows(page).filter({ hasText: 'Teen Studio' });
    await full.getByRole('link', { name: /^Waiting list: Teen Studio/ }).click();
    await fillIn(page, phone);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await track(page, await readReference(page), phone);
    await page.getByRole('button', { name: 'Leave the waiting list' }).click();
    await expect(page.getByText('You’re no longer on the waiting list.')).toBeVisible();
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Leave the waiting list' })).toHaveCount(0);
  });
});

/** Of a course with an open class, full; returns the ids of class and course. */
async function makeFullClass(page: Page): Promise<{ id: string; course: string }> {
  await logIn(page);
  const { data } = await (await page.request.get('/api/class/timetable')).json();
  type Listed = { course: { _id: string; name: string } };
  const listed = (data as Listed[]).find(({ course }) => course.name === 'Press Review and Debate');
  const course = listed?.course._id ?? '';
  const sent = {
    course,
    label: `Full ${Date.now()}`,
    lessonCount: 4,
    place: 'both',
    seats: 1,
    deskSeats: 1,
    state: 'open',
  };
  const { doc } = await (
    await page.request.post('/cms-api/classes', { headers: await ownerHeaders(page), data: sent })
  ).json();
  return { id: doc.id, course };
}

async function waitFor(page: Page, id: string, name: string): Promise<void> {
  const data = { name, phoneNumber: newPhone(), email: 'su@example.com' };
  const response = await page.request.post(`/api/class/wait/${id}`, { headers: forwardedIp(), data });
  expect(response.ok()).toBe(true);
}

/** A visitor who asks for a seat has the free ones offered first, and does not get one. */
async function freeSeat(page: Page, id: string): Promise<void> {
  await page.request.patch(`/cms-api/classes/${id}`, { headers: await ownerHeaders(page), data: { deskSeats: 0 } });
  const data = { name: 'Ko Ko', phoneNumber: newPhone(), email: 'ko@example.com' };
  expect((await page.request.post(`/api/class/reserve/${id}`, { headers: forwardedIp(), data })).status()).toBe(409);
}

test('a parent on the waiting list is offered a freed place and takes it', async ({ page }) => {
  const { id } = await makeFullClass(page);
  const phone = newPhone();
  await page.goto(`/reserve?class=${id}`);
  await fillIn(page, phone);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  const reference = await readReference(page);
  await track(page, reference, phone);
  await expect(page.getByText('You’re number 1 on the waiting list.')).toBeVisible();

  await freeSeat(page, id);
  await track(page, reference, phone);
  await page.getByRole('link', { name: 'Take the place or decline it' }).click();
  await expect(page.getByText(/It’s yours if you take it before/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the place' }).click();
  await expect(page.getByText(`The place is yours under ${reference}.`)).toBeVisible();
  await page.getByRole('link', { name: 'See how to pay' }).click();
  await expect(page).toHaveURL(/\/zoom\?.*reservation=/);
  await expect(page.getByRole('radio', { name: /reserved for you/ })).toBeChecked();
});

test('staff read the waiting list of a class in its record and skip somebody with a reason', async ({ page }) => {
  test.slow();
  const { id } = await makeFullClass(page);
  for (const name of ['Su Su', 'Bo Bo']) await waitFor(page, id, name);
  await page.goto(`/admin/collections/classes/${id}`);
  const seats = page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('listitem')).toHaveText([/Su Su.*No\. 1/, /Bo Bo.*No\. 2/]);
  await seats.getByRole('listitem').first().getByText('Skip').click();
  await seats.getByLabel('Reason, which the person reads').first().fill('Has called us.');
  await seats.getByRole('button', { name: 'Take Su Su off the list' }).click();
  await expect(seats.getByRole('listitem')).toHaveText([/Bo Bo.*No\. 1/]);
  const csv = await (await page.request.get(`/cms-api/classes/${id}/seats/export`)).text();
  expect(csv).toContain('Bo Bo');
  expect(csv).not.toContain('Su Su');
  await page.goto('/admin/collections/classes?limit=100');
  await expect(page.getByText('1 of 1 seats taken, 1 waiting').first()).toBeVisible();
});

test('a link that was made up says so and leads back to the timetable', async ({ page }) => {
  await page.goto('/offer?token=made-up-by-somebody');
  await expect(page.getByText('This link is not valid.')).toBeVisible();
  await page.getByRole('link', { name: 'See the timetable' }).click();
  await expect(page).toHaveURL('/timetable');
});

test('with an existing backend there is neither page', async ({ page }) => {
  const existing = process.env.E2E_EXISTING_URL;
  for (const path of ['/reserve?class=1', '/offer?token=1']) {
    expect((await page.goto(existing + path))?.status()).toBe(404);
  }
});
