import { expect, type Page } from '@playwright/test';
import { weekdays } from '@/lib/format/weekdays';
import { excessWidth, logIn, ownerHeaders, sendEnrolment } from '@/tests/support/admin';
import { test } from '@/tests/support/journey';

test.use({ viewport: { width: 390, height: 844 } });

const password = 'a-teacher-with-chalk';
const learners = 10;
const dayMs = 24 * 60 * 60 * 1000;
const yangonDay = (days: number) =>
  new Date(Date.now() + 6.5 * 60 * 60 * 1000 + days * dayMs).toISOString().slice(0, 10);

/** A teacher's account and a class of that teacher with one lesson a day, which ten learners attend. */
async function makeTeacher(page: Page): Promise<{ email: string; day: string }> {
  const headers = await ownerHeaders(page);
  const create = async (slug: string, data: object) =>
    (await (await page.request.post(`/cms-api/${slug}`, { headers, data })).json()).doc;
  const { data } = await (await page.request.get('/api/class/timetable')).json();
  const course: string = data[0].course._id;
  const email = `teacher${Date.now()}@ecolepadauk.example`;
  const { docs: pictures } = await (await page.request.get('/cms-api/media?limit=1', { headers })).json();
  const instructor = await create('instructors', {
    name: `Teacher ${Date.now()}`,
    role: 'Teacher',
    shortSub: 'Teaches.',
    image: pictures[0].id,
    position: 900,
  });
  await create('staff', {
    name: 'Daw Mya',
    email,
    password,
    currentPassword: process.env.OWNER_PASSWORD ?? 'owner-password-for-tests',
    roles: ['teacher'],
    instructor: instructor.id,
  });
  const made = await create('classes', {
    course,
    label: `Daily ${Date.now()}`,
    teacher: instructor.id,
    firstDay: `${yangonDay(3)}T05:30:00.000Z`,
    lessonCount: 6,
    slots: weekdays.map((weekday) => ({ weekday, from: '09:00', to: '10:00' })),
    place: 'school',
    seats: 20,
    deskSeats: 0,
    state: 'open',
  });
  for (let sent = 0; sent < learners; sent++) await sendEnrolment(page, { course, class: made.id });
  const of = `/cms-api/enrolments?where[class][equals]=${made.id}&depth=0&limit=20`;
  const { docs: requests } = await (await page.request.get(of, { headers })).json();
  for (const { id } of requests)
    await page.request.post(`/cms-api/enrolments/${id}/decide`, { headers, data: { action: 'accept' } });
  await page.request.patch(`/cms-api/classes/${made.id}`, { headers, data: { state: 'running' } });
  return { email, day: made.startsAt.slice(0, 10) };
}

test('a teacher marks ten learners on a phone, writes homework and moves a lesson, and reaches nothing else', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { email, day } = await makeTeacher(page);
  await page.context().clearCookies();
  await logIn(page, { email, password });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();

  await page.goto(`/admin/today?day=${day}`);
  const lesson = page.getByRole('region', { name: /^09:00–10:00/ });
  const rows = lesson.getByRole('listitem');
  await expect(rows).toHaveCount(learners);
  for (const row of await rows.all()) await row.getByRole('button', { name: 'Present' }).click();
  await expect(rows.getByText('Saved', { exact: true })).toHaveCount(learners);

  // Without a connection the tap stays, says so, and is saved when the connection is back.
  await page.context().setOffline(true);
  await rows.first().getByRole('button', { name: 'Late' }).click();
  await expect(rows.first().getByRole('alert')).toContainText('Not saved. Please try again.');
  await page.context().setOffline(false);
  await expect(rows.first().getByText('Saved', { exact: true })).toBeVisible();

  await lesson.getByLabel('Homework').fill('Page 12, exercises 1 to 4.');
  await lesson.getByRole('button', { name: 'Save note and homework' }).click();
  await expect(lesson.getByText('Saved', { exact: true })).toHaveCount(learners + 1);
  expect(await excessWidth(page)).toBe(0);

  await lesson.getByText('Move or cancel').click();
  await lesson.getByLabel('From', { exact: true }).fill('14:00');
  await lesson.getByLabel('To', { exact: true }).fill('15:00');
  await lesson.getByLabel('Reason, which the class reads').fill('The room is closed.');
  await lesson.getByRole('button', { name: 'Move', exact: true }).click();
  const moved = page.getByRole('region', { name: /^14:00–15:00/ });
  await expect(moved.getByText(/Moved from .* 09:00 \(The room is closed\.\)/)).toBeVisible();
  await expect(moved.getByRole('button', { name: 'Late', pressed: true })).toHaveCount(1);
  await expect(moved.getByRole('button', { name: 'Present', pressed: true })).toHaveCount(learners - 1);
  await expect(moved.getByLabel('Homework')).toHaveValue('Page 12, exercises 1 to 4.');

  for (const path of ['desk', 'visits', 'backups', 'collections/enrolments', 'collections/classes', 'globals/school']) {
    await page.goto(`/admin/${path}`);
    await expect(page.locator('body')).toContainText(
      /is for owners|not allow|may not|not found|nothing|unauthori[sz]ed/i,
    );
  }
});
