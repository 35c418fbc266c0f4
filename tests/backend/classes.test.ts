import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databaseOf } from '@/lib/cms/tables';
import type { CourseClass } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';
import { yangonTime } from '@/lib/format/dates';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor, makeStaff } from '@/tests/support/factories';
import { callCms, logInStaff } from '@/tests/support/staff-session';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { cms, read, request } = await openTestBackend();

const timetable = async () => (await read('/class/timetable')) as CourseClass[];
const classesOf = async (course: string) => (await read(`/class/get_classes/${course}`)) as CourseClass[];
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const evenings = [
  { weekday: 'tuesday' as const, from: '18:30', to: '20:00' },
  { weekday: 'thursday' as const, from: '18:30', to: '20:00' },
];

afterEach(async () => {
  vi.restoreAllMocks();
  await cms.delete({ collection: 'classes', where: {} });
});

test('a new school is closed on the public holidays of Myanmar', async () => {
  const course = await makeCourse();
  const slots = [{ weekday: 'monday' as const, from: '18:30', to: '20:00' }];
  await makeClass(course.id, { firstDay: '2027-01-04T00:00:00+06:30', slots, lessonCount: 1 });
  const [found] = await classesOf(course.id);
  expect(yangonTime(found?.startsAt)).toBe('2027-01-11 18:30');
});

describe('a visitor reads classes', () => {
  test('with days, dates, teacher, price and places left', async () => {
    const teacher = await makeInstructor({ name: 'Thiri Aung' });
    const course = await makeCourse({ name: 'French from Zero', price: 220_000, off: 10 });
    const { id } = await makeClass(course.id, {
      firstDay: inDays(10),
      slots: evenings,
      lessonCount: 4,
      teacher: teacher.id,
      deskSeats: 9,
    });
    const [found] = await classesOf(course.id);
    expect(found).toMatchObject({
      _id: id,
      label: 'Evening group',
      course: { _id: course.id, name: 'French from Zero' },
      lessons: 4,
      slots: evenings,
      place: 'both',
      teacher: 'Thiri Aung',
      language: 'French',
      price: '220,000 MMK',
      off: '10%',
      seats: 12,
      seatsLeft: 3,
    });
    expect(yangonTime(found?.startsAt).slice(11)).toBe('18:30');
    expect(found?.startsAt && found.endsAt && found.startsAt < found.endsAt).toBe(true);
  });

  test('only while they are open, not over, and their course is on the site', async () => {
    const course = await makeCourse();
    const draft = await makeCourse({ _status: 'draft' });
    const archived = await makeCourse({ archived: true });
    const open = await makeClass(course.id, { firstDay: inDays(5), slots: evenings });
    for (const state of ['planned', 'running', 'finished', 'cancelled'] as const) await makeClass(course.id, { state });
    await makeClass(course.id, { firstDay: inDays(-90), slots: evenings, lessonCount: 2 });
    await makeClass(draft.id, {});
    await makeClass(archived.id, {});
    const trashed = await makeClass(course.id, {});
    await cms.update({ collection: 'classes', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
    expect((await timetable()).map(({ _id }) => _id)).toEqual([open.id]);
  });

  test('the next to begin first, and those with dates on request last', async () => {
    const course = await makeCourse();
    await makeClass(course.id, { label: 'On request' });
    await makeClass(course.id, { label: 'Later', firstDay: inDays(30), slots: evenings });
    await makeClass(course.id, { label: 'Soon', firstDay: inDays(5), slots: evenings });
    expect((await timetable()).map(({ label }) => label)).toEqual(['Soon', 'Later', 'On request']);
  });

  test('with a price of its own, to which no discount of the course applies', async () => {
    const course = await makeCourse({ price: 220_000, off: 10 });
    await makeClass(course.id, { price: 250_000 });
    const [found] = await classesOf(course.id);
    expect(found?.price).toBe('250,000 MMK');
    expect(found).not.toHaveProperty('off');
  });

  test('and an unknown course has none', async () => {
    expect(await classesOf('00000000-0000-4000-8000-000000000000')).toEqual([]);
    expect(await classesOf('64b7f0c2a1b2c3d4e5f60718')).toEqual([]);
    expect((await request('/class/get_classes/nonsense')).status).toBe(400);
  });
});

describe('a course', () => {
  test('starts with its next class and has its seats, in lists of every kind', async () => {
    const course = await makeCourse({ startCourse: '2030-01-01T00:00:00.000Z', maxStudents: 20 });
    const other = await makeCourse({ startCourse: '2030-01-01T00:00:00.000Z', maxStudents: 20 });
    await makeClass(course.id, { firstDay: inDays(5), slots: evenings, seats: 8 });
    const [next] = await classesOf(course.id);
    for (const fields of ['', '&fields=card', '&fields=index']) {
      const { currentDatas } = (await read(`/course?ids=${course.id},${other.id}${fields}`)) as {
        currentDatas: Course[];
      };
      const byId = new Map(currentDatas.map((each) => [each._id, each]));
      expect(byId.get(course.id)?.start_course).toBe(next?.startsAt);
      expect(byId.get(other.id)?.start_course).toBe('2030-01-01T00:00:00.000Z');
      if (fields !== '&fields=index') expect(byId.get(course.id)?.maxStudents).toBe(8);
    }
  });
});

test('the board of 200 classes is one query', async () => {
  const course = await makeCourse();
  const { id } = await makeClass(course.id, { firstDay: inDays(5), slots: evenings });
  const { drizzle, tables } = databaseOf(cms, 'classes');
  const [row] = await drizzle.select().from(tables.classes).where(eq(tables.classes.id, id));
  await drizzle.insert(tables.classes).values(Array.from({ length: 199 }, () => ({ ...row, id: randomUUID() })));
  await timetable();
  const { session } = cms.db.drizzle as unknown as { session: { prepareQuery: (...args: unknown[]) => unknown } };
  const prepare = vi.spyOn(session, 'prepareQuery');
  expect(await timetable()).toHaveLength(200);
  expect(prepare).toHaveBeenCalledTimes(1);
  prepare.mockRestore();
  await drizzle.delete(tables.classes);
});

describe('staff', () => {
  test('who close the school on a day move the lessons of that day', async () => {
    const course = await makeCourse();
    const { id } = await makeClass(course.id, {
      firstDay: '2029-01-02T00:00:00+06:30',
      slots: evenings,
      lessonCount: 2,
    });
    const lessonDays = async () => {
      const { schedule } = await cms.findByID({ collection: 'classes', id });
      return (schedule as { lessons: { startsAt: string }[] }).lessons.map(({ startsAt }) =>
        yangonTime(startsAt).slice(0, 10),
      );
    };
    expect(await lessonDays()).toEqual(['2029-01-02', '2029-01-04']);
    await cms.updateGlobal({
      slug: 'school-calendar',
      data: { closedDays: [{ name: 'Independence Day', from: '2029-01-04T00:00:00+06:30' }] },
    });
    expect(await lessonDays()).toEqual(['2029-01-02', '2029-01-09']);
  });

  test('cannot save a lesson that ends before it begins, or slots without a first day', async () => {
    const course = await makeCourse();
    const backwards = [{ weekday: 'monday' as const, from: '20:00', to: '18:30' }];
    await expect(makeClass(course.id, { firstDay: inDays(5), slots: backwards })).rejects.toThrow(/To/);
    await expect(makeClass(course.id, { firstDay: null, slots: evenings })).rejects.toThrow(/First day/);
  });

  test('are warned when a teacher or a room is needed twice at once, and may save it', async () => {
    const teacher = await makeInstructor();
    const course = await makeCourse();
    const shared = { firstDay: '2029-03-06T00:00:00+06:30', slots: evenings, lessonCount: 4, teacher: teacher.id };
    const first = await makeClass(course.id, { ...shared, label: 'First' });
    await makeClass(course.id, { ...shared, label: 'Second' });
    await makeClass(course.id, { ...shared, label: 'Cancelled', state: 'cancelled' });
    const { headers } = await logInStaff(cms, 'enrolments');
    const response = await callCms(`/classes/${first.id}/lessons`, { headers });
    expect(await response.json()).toMatchObject({
      lessons: { length: 4 },
      conflicts: [{ label: 'Second', by: 'teacher', count: 4 }],
    });
    expect((await callCms(`/classes/${first.id}/lessons`, {})).status).toBe(403);
  });

  test('cannot delete a class that someone enrolled in, and read what to do instead', async () => {
    const course = await makeCourse();
    const { id } = await makeClass(course.id, { label: 'Evening group' });
    const user = await makeStaff('owner');
    await cms.create({ collection: 'enrolments', data: { ...enrolment(course.id), class: id } as never });
    await expect(cms.delete({ collection: 'classes', id, user, overrideAccess: false })).rejects.toThrow(
      /Thiri Aung enrolled in it. Set its state to Cancelled or Finished instead/,
    );
    await cms.delete({ collection: 'enrolments', where: {}, context: { deletesUsedRecords: true } });
  });

  test('cannot delete a course that has classes', async () => {
    const course = await makeCourse({ name: 'French from Zero' });
    await makeClass(course.id, { label: 'Evening group' });
    await expect(cms.delete({ collection: 'courses', id: course.id })).rejects.toThrow(/has classes: Evening group/);
  });
});

const enrolment = (course: string) => ({
  course,
  courseName: 'French',
  price: 1,
  name: 'Thiri Aung',
  email: 'thiri@example.com',
  phone: '+959250000117',
  fbName: 'Thiri',
  age: 24,
  courseType: 'Group',
  ruleStatus: true,
  reference: 'EP-TEST-1',
  state: 'Pending' as const,
});
