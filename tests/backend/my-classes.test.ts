import { describe, expect, test } from 'vitest';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Child } from '@/lib/contract/children';
import type { MyClass } from '@/lib/contract/my-classes';
import { lessonKey } from '@/lib/format/lesson-changes';
import { changeLesson } from '@/lib/transfers/change-lesson';
import { decide } from '@/lib/transfers/decide';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { formPoster, readResult } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { postJson } = formPoster(backend);
const { enrol } = transferSender(backend);
const { rowOf, reserveStored, someone } = seatRequests(backend);
const course = await makeCourse({ name: 'French, from Zero; slowly', price: 220_000 });
const picture = asFile(await receiptPicture());
const by = { id: 'staff-1', name: 'Ma Khin' };
const meetingUrl = 'https://meet.example/evening-group';
const slots = [{ weekday: 'tuesday' as const, from: '18:30', to: '20:00' }];

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
const makeWeekly = (changes = {}) =>
  makeClass(course.id, { firstDay: inDays(10), slots, lessonCount: 4, meetingUrl, ...changes });

async function enrolIn(chosen: string, headers = {}, changes = {}) {
  const email = `${crypto.randomUUID()}@example.com`;
  await enrol(course.id, guestForm({ class: chosen, email, snapShot: picture, ...changes }), headers);
  return rowOf(email);
}
const accept = (id: string) => decide(cms, { collection: 'enrolments', id, action: 'accept', by });
const listOf = async (headers: Record<string, string>) => (await read('/auth/classes', { headers })) as MyClass[];
const statusOf = async ({ reference, phone }: { reference: string; phone: string }) =>
  (await readResult(await postJson('/status', { reference, phone }))).result as MyClass;
const keysOf = async (id: string) =>
  readSchedule((await cms.findByID({ collection: 'classes', id, depth: 0 })).schedule).lessons.map(lessonKey);

describe('my classes', () => {
  test('are what the account has sent, and nobody else’s, also not that of the same email', async () => {
    const { id } = await makeWeekly();
    const learner = await registerLearner(request);
    const { reference } = await enrolIn(id, learner.bearer);
    await enrol(course.id, guestForm({ class: id, email: learner.email, snapShot: picture }));
    expect(await listOf(learner.bearer)).toMatchObject([
      { reference, state: 'Pending', enrolledClass: { label: 'Evening group', lessons: { length: 4 } } },
    ]);
    expect(await listOf((await registerLearner(request)).bearer)).toEqual([]);
    expect((await request('/auth/classes')).status).toBe(401);
  });

  test('name the child, also of a reservation, but only a child of the same account', async () => {
    const { id } = await makeWeekly();
    const parent = await registerLearner(request);
    const birthYear = String(new Date().getFullYear() - 9);
    const added = await readResult(await postJson('/auth/children', { name: 'Su Su Aung', birthYear }, parent.bearer));
    const [child] = added.result as Child[];
    const sent = { ...someone(), name: 'Su Su Aung', child: child?._id };
    await postJson(`/class/reserve/${id}`, sent, parent.bearer);
    expect(await listOf(parent.bearer)).toMatchObject([{ state: 'Reserved', name: 'Su Su Aung', child: child?._id }]);
    const stranger = await registerLearner(request);
    await enrolIn(id, stranger.bearer, { child: child?._id });
    const [other] = await listOf(stranger.bearer);
    expect(other).toMatchObject({ state: 'Pending' });
    expect(other).not.toHaveProperty('child');
  });

  test('of a waiting list tell the position, and have no lessons yet', async () => {
    const { id } = await makeWeekly({ seats: 1 });
    await reserveStored(id);
    const learner = await registerLearner(request);
    await postJson(`/class/wait/${id}`, someone(), learner.bearer);
    const [waiting] = await listOf(learner.bearer);
    expect(waiting).toMatchObject({ state: 'Waiting', position: 1 });
    expect(waiting).not.toHaveProperty('enrolledClass');
  });

  test('show marks, notes and homework to those who are accepted', async () => {
    const { id } = await makeWeekly();
    const learner = await registerLearner(request);
    const row = await enrolIn(id, learner.bearer);
    await accept(row.id);
    const [first = '', second = ''] = await keysOf(id);
    for (const [lesson, mark] of [
      [first, 'late'],
      [second, 'absent'],
    ] as const) {
      await cms.create({ collection: 'attendance', data: { class: id, lesson, request: row.id, mark, markedBy: 'x' } });
    }
    const note = { class: id, lesson: first, note: 'Numbers', homework: 'Page 12', language: 'en' as const };
    await cms.create({ collection: 'lesson-notes', data: { ...note, writtenBy: 'x' } });
    const [found] = await listOf(learner.bearer);
    expect(found?.enrolledClass).toMatchObject({ attended: 1, marked: 2 });
    expect(found?.enrolledClass?.lessons.slice(0, 2)).toMatchObject([
      { mark: 'late', note: 'Numbers', homework: 'Page 12' },
      { mark: 'absent' },
    ]);
    expect(JSON.stringify(await statusOf(await enrolIn(id)))).not.toContain('Page 12');
  });
});

describe('the meeting link', () => {
  test('is shown once the request is accepted, and to nobody before, in any response', async () => {
    const { id } = await makeWeekly();
    const learner = await registerLearner(request);
    const row = await enrolIn(id, learner.bearer);
    const { row: reserved } = await reserveStored(id);
    const responses = async () =>
      JSON.stringify([
        await listOf(learner.bearer),
        await statusOf(row),
        await statusOf(reserved),
        await read('/class/timetable'),
        await read(`/class/get_classes/${course.id}`),
        await (await request(await calendarOf(row))).text(),
        await (await request(await calendarOf(reserved))).text(),
      ]);
    expect(await responses()).not.toContain(meetingUrl);
    await accept(row.id);
    expect((await listOf(learner.bearer))[0]?.enrolledClass?.meetingUrl).toBe(meetingUrl);
    expect((await statusOf(row)).enrolledClass?.meetingUrl).toBe(meetingUrl);
    expect((await statusOf(reserved)).enrolledClass).not.toHaveProperty('meetingUrl');
    expect(JSON.stringify(await read('/class/timetable'))).not.toContain(meetingUrl);
  });

  test.each([
    ['both', true],
    ['online', true],
    ['school', false],
  ] as const)('can be expected of a class at “%s”: %s', async (place, isOnline) => {
    const { row } = await reserveStored((await makeWeekly({ place })).id);
    expect((await statusOf(row)).enrolledClass?.isOnline).toBe(isOnline);
  });

  test.each(['http://meet.example/x', 'javascript:alert(1)', 'zoom'])('is refused as “%s”', async (url) => {
    await expect(makeWeekly({ meetingUrl: url })).rejects.toThrow(/Meeting link/);
  });
});

const calendarOf = async (row: { reference: string; phone: string }) =>
  ((await statusOf(row)).enrolledClass?.calendarPath ?? '').replace(/^\/api/, '');

/** The properties of each event, with folded lines joined. */
function eventsOf(calendar: string): Record<string, string>[] {
  return calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((event) =>
      Object.fromEntries(
        event
          .split('END:VEVENT')[0]
          ?.split('\r\n')
          .filter(Boolean)
          .map((line) => line.match(/^([A-Z-]+)[^:]*:(.*)$/)?.slice(1) as [string, string]) ?? [],
      ),
    );
}

describe('the calendar of a class', () => {
  test('is a file without a session: UTC times, one stable id a lesson, escaped and folded', async () => {
    const { id } = await makeWeekly({ label: `Evening group, Bahan; ${'a long name '.repeat(4)}` });
    const row = await enrolIn(id);
    const response = await request(await calendarOf(row));
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const calendar = await response.text();
    expect(calendar.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const events = eventsOf(calendar);
    const [first = ''] = await keysOf(id);
    expect(events).toHaveLength(4);
    expect(new Set(events.map(({ UID }) => UID)).size).toBe(4);
    const stamp = `${first.replace(/[-:]|\.\d+/g, '')}`;
    expect(events[0]).toMatchObject({ DTSTART: stamp, SEQUENCE: '0', SUMMARY: 'French\\, from Zero\\; slowly' });
  });

  test('follows: a moved lesson keeps its id and its sequence rises, a cancelled one says so', async () => {
    const { id } = await makeWeekly();
    const row = await enrolIn(id);
    const path = await calendarOf(row);
    const [first = '', second = ''] = await keysOf(id);
    const before = eventsOf(await (await request(path)).text());
    const day = inDays(60).slice(0, 10);
    for (const from of ['09:00', '10:00']) {
      await changeLesson(cms, { class: id, lesson: first, time: { day, from, to: '12:00' }, reason: 'A storm', by });
    }
    await changeLesson(cms, { class: id, lesson: second, reason: 'The teacher is ill.', by });
    const after = eventsOf(await (await request(path)).text());
    const moved = after.find(({ UID }) => UID === before[0]?.UID);
    expect(moved).toMatchObject({
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      DESCRIPTION: expect.stringContaining('A storm'),
    });
    expect(moved?.DTSTART).not.toBe(before[0]?.DTSTART);
    expect(after.find(({ UID }) => UID === before[1]?.UID)).toMatchObject({
      SEQUENCE: '1',
      STATUS: 'CANCELLED',
      DTSTART: before[1]?.DTSTART,
      DTEND: before[1]?.DTEND,
    });
    const { reference, phone } = row;
    const inBurmese = await readResult(await postJson('/status?locale=my', { reference, phone }));
    const listed = (inBurmese.result as MyClass).enrolledClass?.lessons ?? [];
    expect(listed.find(({ change }) => change === 'moved')?.movedFrom).toMatch(/\S၊ 18:30$/);
  });

  test('ends with the request, and no link can be made up', async () => {
    const { id } = await makeWeekly();
    const row = await enrolIn(id);
    const path = await calendarOf(row);
    expect((await request(path.replace(/.{6}\.ics$/, 'xxxxxx.ics'))).status).toBe(404);
    await decide(cms, { collection: 'enrolments', id: row.id, action: 'reject', by, reason: 'x' });
    expect((await request(path)).status).toBe(404);
  });
});
