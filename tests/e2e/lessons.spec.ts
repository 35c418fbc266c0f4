import { expect, type Page } from '@playwright/test';
import { excessWidth, logIn, ownerHeaders } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

/** With four lessons, not open: visitors do not see it. */
async function makeWeeklyClass(page: Page): Promise<string> {
  await logIn(page);
  const { data } = await (await page.request.get('/api/class/timetable')).json();
  const sent = {
    course: data[0].course._id,
    label: `Weekly ${Date.now()}`,
    firstDay: inDays(20),
    lessonCount: 4,
    slots: [{ weekday: 'tuesday', from: '18:30', to: '20:00' }],
    place: 'both',
    seats: 8,
    deskSeats: 0,
    state: 'running',
  };
  const headers = await ownerHeaders(page);
  return (await (await page.request.post('/cms-api/classes', { headers, data: sent })).json()).doc.id;
}

test('staff cancel, move and add a lesson on a phone, each with a reason', async ({ page }) => {
  test.slow();
  const id = await makeWeeklyClass(page);
  await page.goto(`/admin/collections/classes/${id}`);
  const lessons = page.getByRole('region', { name: '4 lessons' });
  await lessons.getByText('4 lessons', { exact: true }).click();
  const first = lessons.getByRole('listitem').first();
  await first.getByText('Move or cancel').click();
  await first.getByRole('button', { name: 'Cancel the lesson' }).click();
  await expect(first.getByRole('alert')).toHaveText('Please give a reason.');
  await first.getByLabel('Reason, which the class reads').fill('Public holiday.');
  expect(await excessWidth(page)).toBe(0);
  await first.getByRole('button', { name: 'Cancel the lesson' }).click();

  const three = page.getByRole('region', { name: '3 lessons' });
  await expect(three.getByText('Cancelled (Public holiday.)')).toBeVisible();
  const second = three.getByRole('listitem').nth(1);
  await second.getByText('Move or cancel').click();
  await second.getByLabel('From').fill('09:00');
  await second.getByLabel('To', { exact: true }).fill('10:30');
  await second.getByLabel('Reason, which the class reads').fill('The teacher travels.');
  await second.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(three.getByText(/^Moved from .* 18:30 \(The teacher travels\.\)$/)).toBeVisible();

  await three.getByText('Add a lesson').click();
  await three.getByLabel('Day').last().fill(inDays(60).slice(0, 10));
  await three.getByLabel('From').last().fill('09:00');
  await three.getByLabel('To', { exact: true }).last().fill('10:30');
  await three.getByLabel('Reason, which the class reads').last().fill('Makes up for the holiday.');
  await three.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByRole('region', { name: '4 lessons' }).getByText('Added (Makes up for the holiday.)'),
  ).toBeVisible();
});
