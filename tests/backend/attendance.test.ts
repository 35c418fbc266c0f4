import { describe, expect, test } from 'vitest';
import { attendanceOf } from '@/lib/cms/classes/attendance';
import { readAttendanceTable } from '@/lib/cms/classes/attendance-table';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import { readDay } from '@/lib/cms/today/read-day';
import { attendanceMarks } from '@/lib/contract/attendance-marks';
import { yangonTime } from '@/lib/format/dates';
import { lessonKey } from '@/lib/format/lesson-changes';
import { toDay } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor } from '@/tests/support/factories';
import { callCms, logInStaff } from '@/tests/support/staff-session';

const { cms } = await openTestBackend();
const own = await makeInstructor({ name: 'Claire Moreau' });
const other = await makeInstructor({ name: 'Ko Zaw' });
const course = await makeCourse({ name: 'French from Zero', instructor: own.id });
const teacher = await logInStaff(cms, 'teacher');
await cms.update({ collection: 'staff', id: teacher.member.id, data: { instructor: own.id } });
const office = await logInStaff(cms, 'enrolments');
const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

/** A lesson every day at noon, from ten days ago. */
const makeDaily = (data: object = {}) =>
  makeClass(course.id, {
    firstDay: inDays(-10),
    lessonCount: 40,
    slots: weekdays.map((weekday) => ({ weekday, from: '12:00', to: '13:00' })),
    ...data,
  });

let people = 0;
function makeLearnerIn(chosen: string) {
  people++;
  return cms.create({
    collection: 'enrolments',
    data: {
      class: chosen,
      seat: people,
      course: course.id,
      courseName: 'French from Zero',
      price: 220_000,
      name: `Thiri ${people}`,
      email: `thiri${people}@example.com`,
      phone: `+9592500000${10 + people}`,
      reference: `EP-AT${people}`,
      state: 'Accepted',
    },
  });
}

const post = (path: string, body: object, { headers } = teacher) =>
  callCms(`/classes/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const lessonsOf = async (id: string) =>
  readSchedule((await cms.findByID({ collection: 'classes', id, depth: 0 })).schedule).lessons;
const firstKey = async (id: string) => lessonKey((await lessonsOf(id))[0] as never);
const rowsOf = async (id: string) =>
  (await cms.find({ collection: 'attendance', where: { class: { equals: id } }, pagination: false })).docs;

describe('a teacher', () => {
  test('sees own lessons of the day with their learners, and nobody else’s', async () => {
    const { id } = await makeDaily();
    await makeDaily({ teacher: other.id });
    const learner = await makeLearnerIn(id);
    const day = toDay((await lessonsOf(id))[0]?.startsAt ?? '');
    const lessons = await readDay(cms, day, { instructor: own.id });
    expect(lessons).toMatchObject([
      { classId: id, course: 'French from Zero', teacher: 'Claire Moreau', learners: [{ request: learner.id }] },
    ]);
    expect(await readDay(cms, day)).toHaveLength(2);
  });

  test('marks a learner, corrects the mark and writes homework, which the learner reads', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    const lesson = await firstKey(id);
    expect((await post(`${id}/attendance`, { lesson, request: learner.id, mark: 'absent' })).status).toBe(200);
    expect((await post(`${id}/attendance`, { lesson, request: learner.id, mark: 'late' })).status).toBe(200);
    const note = { lesson, note: 'Être et avoir', homework: 'Page 12', language: 'fr' };
    expect((await post(`${id}/lesson-note`, note)).status).toBe(200);
    expect(await attendanceOf(cms, { id: learner.id, class: id })).toEqual({
      lessons: [{ lesson, mark: 'late', note: 'Être et avoir', homework: 'Page 12', language: 'fr' }],
      counts: { present: 0, late: 1, absent: 0, excused: 0 },
    });
    const { docs } = await cms.find({ collection: 'audit-entries', where: { subject: { equals: 'attendance' } } });
    expect(docs.map(({ actor, changes }) => ({ actor, changes }))).toContainEqual({
      actor: teacher.member.id,
      changes: [{ path: 'mark' }],
    });
  });

  test('a text that a page has not changed stays as a colleague has written it', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    const lesson = await firstKey(id);
    const write = (texts: object) => post(`${id}/lesson-note`, { lesson, language: 'fr', ...texts });
    await write({ note: 'Être et avoir', homework: 'Page 12' });
    expect((await write({ note: 'Être, avoir et aller' })).status).toBe(200);
    const read = async () => (await attendanceOf(cms, { id: learner.id, class: id })).lessons;
    expect(await read()).toMatchObject([{ note: 'Être, avoir et aller', homework: 'Page 12' }]);
    await write({ homework: '' });
    expect(await read()).toMatchObject([{ note: 'Être, avoir et aller', homework: '' }]);
    const { docs } = await cms.find({
      collection: 'audit-entries',
      where: { subject: { equals: 'lesson-notes' } },
      sort: '-at',
    });
    expect(docs[0]?.changes).toMatchObject([{ path: 'homework', before: 'Page 12', after: null }]);
  });

  test('moves and cancels an own lesson, but adds none', async () => {
    const { id } = await makeDaily();
    const lesson = lessonKey((await lessonsOf(id)).at(-1) as never);
    const time = { day: inDays(60).slice(0, 10), from: '09:00', to: '10:00' };
    expect((await post(`${id}/lessons`, { lesson, time, reason: 'I travel.' })).status).toBe(200);
    expect((await lessonsOf(id)).map(({ startsAt }) => yangonTime(startsAt)).at(-1)).toBe(`${time.day} 09:00`);
    expect((await post(`${id}/lessons`, { lesson, reason: 'I am ill.' })).status).toBe(200);
    expect((await post(`${id}/lessons`, { time, reason: 'One more.' })).status).toBe(404);
  });

  test('writes nothing about a class of somebody else, a learner of another class or a lesson that is not there', async () => {
    const [mine, theirs] = [await makeDaily(), await makeDaily({ teacher: other.id })];
    const learner = await makeLearnerIn(theirs.id);
    const lesson = await firstKey(theirs.id);
    const marked = { lesson, request: learner.id, mark: 'present' };
    expect((await post(`${theirs.id}/attendance`, marked)).status).toBe(403);
    expect((await post(`${theirs.id}/lesson-note`, { lesson, note: '', homework: '', language: 'en' })).status).toBe(
      403,
    );
    expect((await post(`${theirs.id}/lessons`, { lesson, reason: 'No.' })).status).toBe(403);
    expect((await post(`${mine.id}/attendance`, marked)).status).toBe(409);
    expect((await post(`${mine.id}/attendance`, { ...marked, lesson: inDays(300) })).status).toBe(404);
    expect((await post(`${theirs.id}/attendance`, marked, office)).status).toBe(200);
  });
});

describe('attendance', () => {
  test('is one mark after ten taps at the same time', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    const lesson = await firstKey(id);
    const taps = Array.from({ length: 10 }, (_, tap) => attendanceMarks[tap % attendanceMarks.length]);
    const responses = await Promise.all(
      taps.map((mark) => post(`${id}/attendance`, { lesson, request: learner.id, mark })),
    );
    expect(responses.map(({ status }) => status)).toEqual(taps.map(() => 200));
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('stays when the lesson moves and when the first day changes', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    const [first, second] = (await lessonsOf(id)).map(lessonKey);
    for (const lesson of [first, second])
      await post(`${id}/attendance`, { lesson, request: learner.id, mark: 'present' });
    const time = { day: inDays(50).slice(0, 10), from: '09:00', to: '10:00' };
    await post(`${id}/lessons`, { lesson: second, time, reason: 'The room is closed.' });
    await cms.update({ collection: 'classes', id, data: { firstDay: inDays(20), state: 'planned' } });
    const { lessons, learners } = await readAttendanceTable(cms, id);
    expect(learners).toMatchObject([{ name: learner.name, counts: { present: 2 } }]);
    expect(lessons.map(({ key }) => key)).toEqual(expect.arrayContaining([first, second]));
    expect((await attendanceOf(cms, { id: learner.id, class: id })).counts.present).toBe(2);
  });

  test('is exported by enrolment staff, a row per learner, and not by teachers', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    const lesson = await firstKey(id);
    await post(`${id}/attendance`, { lesson, request: learner.id, mark: 'excused' });
    const response = await callCms(`/classes/${id}/attendance/export`, { headers: office.headers });
    const csv = await response.text();
    expect(csv).toContain(yangonTime(lesson));
    expect(csv).toMatch(new RegExp(`${learner.reference}.*Excused`));
    expect((await callCms(`/classes/${id}/attendance/export`, { headers: teacher.headers })).status).toBe(403);
  });

  test('keeps its class from being deleted, also after the learner has switched to another', async () => {
    const [{ id }, next] = [await makeDaily(), await makeDaily()];
    const learner = await makeLearnerIn(id);
    await post(`${id}/attendance`, { lesson: await firstKey(id), request: learner.id, mark: 'present' });
    await cms.update({ collection: 'enrolments', id: learner.id, data: { class: next.id } });
    await expect(cms.delete({ collection: 'classes', id })).rejects.toThrow(learner.name);
    await cms.delete({ collection: 'classes', id: (await makeDaily()).id });
  });

  test('goes with the request that is deleted', async () => {
    const { id } = await makeDaily();
    const learner = await makeLearnerIn(id);
    await post(`${id}/attendance`, { lesson: await firstKey(id), request: learner.id, mark: 'present' });
    await cms.update({ collection: 'enrolments', id: learner.id, data: { state: 'Cancelled' } });
    await cms.delete({ collection: 'enrolments', id: learner.id });
    expect(await rowsOf(id)).toEqual([]);
  });
});
