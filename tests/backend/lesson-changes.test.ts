import { describe, expect, test } from 'vitest';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { CourseClass } from '@/lib/contract/classes';
import { yangonTime } from '@/lib/format/dates';
import { lessonKey } from '@/lib/format/lesson-changes';
import { changeLesson } from '@/lib/transfers/change-lesson';
import { decide } from '@/lib/transfers/decide';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { callCms, logInStaff } from '@/tests/support/staff-session';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, read } = backend;
const { enrol } = transferSender(backend);
const { rowOf, reserveStored, mailsTo } = seatRequests(backend);
const course = await makeCourse({ name: 'French from Zero', price: 220_000 });
const picture = asFile(await receiptPicture());
const by = { id: 'staff-1', name: 'Ma Khin' };
const slots = [{ weekday: 'tuesday' as const, from: '18:30', to: '20:00' }];
const reason = 'The teacher is ill.';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const makeWeekly = (days: number) => makeClass(course.id, { firstDay: inDays(days), slots, lessonCount: 4 });
const findOne = (id: string) => cms.findByID({ collection: 'classes', id, depth: 0 });
const scheduleOf = async (id: string) => readSchedule((await findOne(id)).schedule);
const keysOf = async (id: string) => (await scheduleOf(id)).lessons.map(lessonKey);
const firstOf = async (id: string) => (await keysOf(id))[0] ?? '';

async function enrolIn(chosen: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  await enrol(course.id, guestForm({ class: chosen, email, snapShot: picture }));
  return rowOf(email);
}

describe('staff change one lesson', () => {
  test('cancelled with a reason: the class is told, and the start on the timetable follows', async () => {
    const { id } = await makeWeekly(10);
    const [first, second] = await keysOf(id);
    const [accepted, pending] = [await enrolIn(id), await enrolIn(id)];
    await decide(cms, { collection: 'enrolments', id: accepted.id, action: 'accept', by });
    const { row: unpaid } = await reserveStored(id);
    await changeLesson(cms, { class: id, lesson: first, reason, by });
    const found = (await read(`/class/get_classes/${course.id}`)) as CourseClass[];
    expect(found.find(({ _id }) => _id === id)).toMatchObject({ lessons: 3, startsAt: second });
    for (const { email } of [accepted, pending]) expect((await mailsTo(email)).at(-1)).toBe('A lesson is cancelled');
    expect(await mailsTo(unpaid.email)).toEqual(['Your place is reserved']);
    const { docs } = await cms.find({ collection: 'mails', where: { subject: { contains: accepted.reference } } });
    expect(docs.some(({ text }) => text.includes(`Reason: ${reason}`) && text.includes('သင်ခန်းစာ'))).toBe(true);
    const entries = await cms.find({ collection: 'audit-entries', where: { record: { equals: id } }, sort: '-at' });
    expect(entries.docs[0]).toMatchObject({ actorName: 'Ma Khin', changes: [{ path: 'lessonChanges', after: null }] });
  });

  test('moved: it keeps its identity, and can be moved again or cancelled', async () => {
    const { id } = await makeWeekly(10);
    const first = await firstOf(id);
    const learner = await enrolIn(id);
    const day = yangonTime(inDays(40)).slice(0, 10);
    await changeLesson(cms, { class: id, lesson: first, time: { day, from: '09:00', to: '10:30' }, reason, by });
    const { lessons } = await scheduleOf(id);
    expect(lessons.map(({ startsAt }) => yangonTime(startsAt)).at(-1)).toBe(`${day} 09:00`);
    expect(lessons.map(lessonKey)).toContain(first);
    expect((await mailsTo(learner.email)).at(-1)).toBe('A lesson has moved');
    await changeLesson(cms, { class: id, lesson: first, reason, by });
    expect(await scheduleOf(id)).toMatchObject({ lessons: { length: 3 }, cancelled: [{ lesson: first }] });
  });

  test('added to make up for one, also in a class with dates on request, but not twice at one time', async () => {
    const { id } = await makeClass(course.id, {});
    const learner = await enrolIn(id);
    const time = { day: yangonTime(inDays(12)).slice(0, 10), from: '09:00', to: '10:30' };
    await changeLesson(cms, { class: id, time, reason: 'Makes up for Tuesday.', by });
    expect((await scheduleOf(id)).lessons.map(({ startsAt }) => yangonTime(startsAt))).toEqual([`${time.day} 09:00`]);
    expect((await mailsTo(learner.email)).at(-1)).toBe('There is one more lesson');
    const again = changeLesson(cms, { class: id, time, reason, by });
    await expect(again).rejects.toMatchObject({ code: 'lessonExists' });
  });

  test('not without a reason, not at an impossible time, and not one that is unknown', async () => {
    const { id } = await makeWeekly(10);
    const lesson = await firstOf(id);
    const refused = (request: object) =>
      expect(changeLesson(cms, { class: id, lesson, reason, by, ...request })).rejects;
    await refused({ reason: ' ' }).toMatchObject({ code: 'reasonMissing' });
    await refused({ time: { day: '2030-02-01', from: '10:00', to: '09:00' } }).toMatchObject({ code: 'timeInvalid' });
    await refused({ lesson: '2001-01-01T00:00:00.000Z' }).toMatchObject({ code: 'unknown' });
    expect(await keysOf(id)).toHaveLength(4);
  });

  test('two at once: one wins, the other reads that the class has changed, or both are kept', async () => {
    const { id } = await makeWeekly(10);
    const [first, second] = await keysOf(id);
    const results = await Promise.allSettled(
      [first, second].map((lesson) => changeLesson(cms, { class: id, lesson, reason, by })),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    expect((await scheduleOf(id)).cancelled).toHaveLength(done);
  });
});

test('a form that was opened before does not undo a change, and a copy of the class has none', async () => {
  const { id } = await makeWeekly(10);
  const stale = await findOne(id);
  await changeLesson(cms, { class: id, lesson: await firstOf(id), reason, by });
  const { headers } = await logInStaff(cms, 'enrolments');
  const response = await callCms(`/classes/${id}`, {
    method: 'PATCH',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ ...stale, label: 'Renamed' }),
  });
  expect(response.status).toBe(200);
  expect(await findOne(id)).toMatchObject({ label: 'Renamed' });
  expect((await scheduleOf(id)).cancelled).toHaveLength(1);
  const copy = await cms.duplicate({ collection: 'classes', id });
  expect(readSchedule(copy.schedule)).toMatchObject({ lessons: { length: 4 }, cancelled: [] });
});

test('a changed first day leaves the lessons that have begun, which have attendance', async () => {
  const { id } = await makeWeekly(-15);
  const begun = (await scheduleOf(id)).lessons.filter(({ startsAt }) => startsAt <= new Date().toISOString());
  expect(begun.length).toBeGreaterThan(0);
  await cms.update({ collection: 'classes', id, data: { firstDay: inDays(20) } });
  const after = (await scheduleOf(id)).lessons;
  expect(after.slice(0, begun.length)).toEqual(begun);
  expect(after).toHaveLength(4);
});
