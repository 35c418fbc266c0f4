import { expect, type Page } from '@playwright/test';
import { logIn, ownerHeaders } from '@/tests/support/admin';
import { forwardedIp } from '@/tests/support/client-ip.mjs';
import { test } from '@/tests/support/journey';
import { classRows, fillSeatRequest, newPhone, readReference, trackRequest } from '@/tests/support/request-a-seat';
import { fill, liveForm, setOffline } from '@/tests/support/visitor-form';

test('a parent leaves the waiting list, and reads that', async ({ page }) => {
  const phone = newPhone();
  await page.goto('/timetable');
  await classRows(page)
    .filter({ hasText: 'Teen Studio' })
    .getByRole('link', { name: /^Waiting list: Teen Studio/ })
    .click();
  await fillSeatRequest(page, phone);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  const reference = await readReference(page);
  const form = await liveForm(page, `/status?reference=${reference}`);
  await fill(form, { 'status-phone': phone });
  await form.getByRole('button', { name: 'Check status' }).click();
  const found = page.getByRole('status').filter({ hasText: 'Waiting list' });
  const leave = found.getByRole('button', { name: 'Leave the waiting list' });
  await expect(leave).toBeVisible();
  // The next request to look for; the one shown stays the one that is left.
  await fill(form, { 'status-reference': 'EP-2222-22' });
  await setOffline(page, true);
  await leave.click();
  await expect(found.getByRole('alert')).toContainText('check your connection');
  await setOffline(page, false);
  await leave.click();
  await expect(page.getByText('You’re no longer on the waiting list.')).toBeVisible();
  await expect(found.getByRole('alert')).toHaveCount(0);
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
    const full = classRows(page).filter({ hasText: 'Teen Studio' });
    await expect(full).toContainText('Full');
    await full.getByRole('link', { name: /^Waiting list: Teen Studio/ }).click();
    await expect(page.getByRole('heading', { name: 'Join the waiting list', level: 1 })).toBeVisible();
    await fillSeatRequest(page, '0925000abc');
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByText('Phone Number must be a number')).toBeVisible();
    await page.getByLabel('Phone Number').fill(newPhone());
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
    expect(await readReference(page)).not.toBe('');
  });

  test('a parent leaves the waiting list, and reads that', async ({ page }) => {
    const phone = newPhone();
    await page.goto('/timetable');
    const full = classRows(page).filter({ hasText: 'Teen Studio' });
    await full.getByRole('link', { name: /^Waiting list: Teen Studio/ }).click();
    await fillSeatRequest(page, phone);
    await page.getByRole('button', { name: 'Join the waiting list' }).click();
    await trackRequest(page, await readReference(page), phone);
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
  await fillSeatRequest(page, phone);
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByRole('heading', { name: 'You’re on the waiting list' })).toBeVisible();
  const reference = await readReference(page);
  await trackRequest(page, reference, phone);
  await expect(page.getByText('You’re number 1 on the waiting list.')).toBeVisible();

  await freeSeat(page, id);
  await trackRequest(page, reference, phone);
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
