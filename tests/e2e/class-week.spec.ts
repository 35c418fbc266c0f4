import { expect } from '@playwright/test';
import { shortMonthYear } from '@/lib/format/dates';
import { excessWidth, logIn, ownerHeaders } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

test('staff see who teaches where in a week, which lessons overlap, and go on with a class on a phone', async ({
  page,
}, { retry }) => {
  test.slow();
  // A repeated journey takes another year: the classes of the first one are still there.
  const tuesdays = ['2031-03-04', '2032-03-02'];
  const firstDay = tuesdays[retry] ?? '';
  await logIn(page);
  const { data } = await (await page.request.get('/api/class/timetable')).json();
  const headers = await ownerHeaders(page);
  const ids: string[] = [];
  for (const label of ['Lane one', 'Lane two']) {
    const term = {
      course: data[0].course._id,
      label,
      firstDay: `${firstDay}T00:00:00+06:30`,
      lessonCount: 4,
      slots: [{ weekday: 'tuesday', from: '18:30', to: '20:00' }],
      place: 'school',
      room: 'Room 9',
      seats: 8,
      deskSeats: 0,
      minimum: 4,
      state: 'running',
    };
    ids.push((await (await page.request.post('/cms-api/classes', { headers, data: term })).json()).doc.id);
  }
  await page.goto(`/admin/week?week=${firstDay}`);
  const tuesday = page.getByRole('region', { name: /^Tuesday/ });
  await expect(tuesday.getByRole('listitem')).toHaveCount(2);
  await expect(tuesday.getByText(/at the same time: “.*Lane two”/)).toBeVisible();
  await page.getByRole('link', { name: 'Room or place' }).click();
  await expect(tuesday.getByRole('heading', { name: 'Room 9' })).toBeVisible();
  await page.getByRole('link', { name: 'Next week' }).click();
  const nextMonday = new Date(Date.parse(firstDay) + 6 * 86_400_000).toISOString().slice(0, 10);
  await expect(page).toHaveURL(`/admin/week?week=${nextMonday}&by=place`);
  expect(await excessWidth(page)).toBe(0);

  await page.getByRole('link', { name: 'Occupancy' }).first().click();
  await page.getByLabel('State').selectOption('running');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('row', { name: /Lane one/ }).first()).toContainText('below minimum');
  expect(await excessWidth(page)).toBe(0);
  await page.goto(`/admin/teacher-hours?year=${firstDay.slice(0, 4)}`);
  await expect(page.getByRole('row', { name: shortMonthYear(firstDay) })).toContainText('12:00');
  expect(await excessWidth(page)).toBe(0);

  await page.goto(`/admin/collections/classes/${ids[0]}`);
  await page.getByText('Next level, same slot').click();
  await page.getByRole('button', { name: 'Create and offer' }).click();
  await expect(page.getByText('Offered to 0 of 0 learners:')).toBeVisible();
});
