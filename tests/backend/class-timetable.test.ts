import { describe, expect, test, vi } from 'vitest';
import { readOccupancyFilters } from '@/lib/cms/timetable/occupancy-rows';
import { readOccupancy } from '@/lib/cms/timetable/read-occupancy';
import { readWeek } from '@/lib/cms/timetable/read-week';
import { timetableTexts } from '@/lib/cms/timetable/timetable-texts';
import { readYear } from '@/lib/cms/timetable/year';
import { toMoment } from '@/lib/format/lessons';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor } from '@/tests/support/factories';
import { callCms, logInStaff } from '@/tests/support/staff-session';

const { cms } = await openTestBackend();
const [claire, thiri] = [await makeInstructor({ name: 'Claire Moreau' }), await makeInstructor({ name: 'Thiri Aung' })];
const course = await makeCourse({ name: 'French from Zero', instructor: claire.id });
const evenings = [
  { weekday: 'tuesday' as const, from: '18:30', to: '20:00' },
  { weekday: 'thursday' as const, from: '18:30', to: '20:00' },
];
const term = { firstDay: '2029-03-06T00:00:00+06:30', slots: evenings, lessonCount: 4 };
const first = await makeClass(course.id, { ...term, label: 'First', minimum: 4, deskSeats: 3 });
const second = await makeClass(course.id, { ...term, label: 'Second', teacher: claire.id, state: 'running' });
await makeClass(course.id, { ...term, label: 'Third', teacher: thiri.id, room: 'Room 1', state: 'finished' });
await makeClass(course.id, { ...term, label: 'Cancelled', state: 'cancelled' });
const { headers, req } = await logInStaff(cms, 'enrolments');

test('staff see each lesson of a week with its teacher, places taken and conflicts', async () => {
  const monday = new Date(toMoment('2029-03-05', '00:00'));
  const read = await readWeek(req, monday, timetableTexts('en'));
  const lessons = read.toSorted((one, other) => one.label.localeCompare(other.label));
  expect(lessons.map(({ label, teacher, place }) => `${label}, ${teacher}, ${place}`)).toEqual([
    ...Array(2).fill('First, Claire Moreau, Zoom or school'),
    ...Array(2).fill('Second, Claire Moreau, Zoom or school'),
    ...Array(2).fill('Third, Thiri Aung, Room 1'),
  ]);
  expect(lessons[0]).toMatchObject({
    seats: 12,
    occupancy: { taken: 3 },
    conflicts: [{ by: 'teacher', label: 'French from Zero, Second' }],
  });
  expect(lessons[4]?.conflicts).toEqual([]);
});

test('names of classes are in the language of the admin, in English where they are not translated', async () => {
  const cookie = (language: string) => ({
    headers: { ...headers, cookie: `${headers.cookie}; payload-lng=${language}` },
  });
  await cms.update({ collection: 'classes', id: first.id, locale: 'fr', data: { label: 'Première' } });
  await cms.update({ collection: 'classes', id: second.id, locale: 'fr', data: { label: 'Deuxième' } });
  const french = await logInStaff(cms, 'enrolments');
  french.req.i18n = { ...french.req.i18n, language: 'fr' };
  const monday = new Date(toMoment('2029-03-05', '00:00'));
  const labels = (await readWeek(french.req, monday, timetableTexts('fr'))).map(({ label }) => label);
  expect([...new Set(labels)].sort()).toEqual(['Deuxième', 'Première', 'Third']);
  const conflicts = async (language: string) =>
    (await (await callCms(`/classes/${first.id}/lessons`, cookie(language))).json()).conflicts;
  expect(await conflicts('fr')).toMatchObject([{ label: 'Deuxième' }]);
  expect(await conflicts('my')).toMatchObject([{ label: 'Second' }]);
});

test('the form of a class warns of the same conflict, also when the teacher is that of the course', async () => {
  const response = await callCms(`/classes/${first.id}/lessons`, { headers });
  expect(await response.json()).toMatchObject({ conflicts: [{ label: 'Second', by: 'teacher', count: 4 }] });
});

test('how full classes are is read of those that are not over, or of a year', async () => {
  await makeClass(course.id, { label: 'Never dated', state: 'cancelled' });
  const labelsOf = async (query: Record<string, string>) => {
    const find = vi.spyOn(cms.db, 'find');
    const rows = await readOccupancy(req, readOccupancyFilters(query));
    const index = find.mock.calls.findIndex(([{ collection }]) => collection === 'classes');
    const read = (await find.mock.results[index]?.value) as Awaited<ReturnType<typeof cms.db.find>>;
    find.mockRestore();
    expect(read.docs).toHaveLength(rows.length);
    return rows.map(({ label }) => label).sort();
  };
  expect(await labelsOf({})).toEqual(['First', 'Second']);
  expect(await labelsOf({ state: 'running' })).toEqual(['Second']);
  expect(await labelsOf({ state: 'finished', year: '2029' })).toEqual(['Third']);
  expect(await labelsOf({ state: 'finished', year: '2030' })).toEqual([]);
  expect(await labelsOf({ state: 'all', year: '2029' })).toEqual(['Cancelled', 'First', 'Second', 'Third']);
  expect(await labelsOf({ state: 'cancelled', year: readYear(undefined) })).toEqual(['Never dated']);
});

describe('staff export', () => {
  const exportOf = async (path: string) => {
    const response = await callCms(`/classes/${path}`, { headers });
    expect(response.headers.get('content-type')).toContain('text/csv');
    return (await response.text()).split('\r\n').filter(Boolean);
  };

  test('how full classes are, with the filters of the table', async () => {
    const rows = await exportOf('occupancy/export?sort=label');
    expect(rows[0]).toContain('Course,Class,Teacher,State,First lesson,Seats,Taken,Held,Waiting,Minimum,below minimum');
    expect(rows[1]).toBe('French from Zero,First,Claire Moreau,Open,2029-03-06 18:30,12,3,0,0,4,1');
    expect(rows).toHaveLength(3);
    expect(await exportOf('occupancy/export?state=finished&year=2029')).toHaveLength(2);
    expect(await exportOf('occupancy/export?state=finished&year=2031')).toHaveLength(1);
  });

  test('the hours of teachers by month, without cancelled lessons and classes', async () => {
    const { schedule } = await cms.findByID({ collection: 'classes', id: first.id });
    const [, lesson] = (schedule as { lessons: { startsAt: string }[] }).lessons;
    const response = await callCms(`/classes/${first.id}/lessons`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ lesson: lesson?.startsAt, reason: 'The teacher is ill.' }),
    });
    expect(response.status).toBe(200);
    const rows = await exportOf('teacher-hours/export?year=2029');
    expect(rows.slice(1)).toEqual(['2029-03,Claire Moreau,7,630,10:30', '2029-03,Thiri Aung,4,360,6:00']);
    expect(await exportOf('teacher-hours/export?year=2031')).toHaveLength(1);
  });

  test('nothing without a role for it', async () => {
    expect((await callCms('/classes/teacher-hours/export')).status).toBe(401);
    const editor = await logInStaff(cms, 'editor');
    expect((await callCms('/classes/occupancy/export', { headers: editor.headers })).status).toBe(403);
  });
});
