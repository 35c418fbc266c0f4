import { expect, test } from 'vitest';
import { readDay } from '@/lib/cms/today/read-day';
import { toDay, toMoment } from '@/lib/format/lessons';
import { weekdays } from '@/lib/format/weekdays';
import { changeLesson } from '@/lib/transfers/change-lesson';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor } from '@/tests/support/factories';

const { cms } = await openTestBackend();
// No public holiday takes one of the daily lessons.
await cms.updateGlobal({ slug: 'school-calendar', data: { closedDays: [] } });
const instructor = await makeInstructor({ name: 'Claire Moreau' });
const course = await makeCourse({ name: 'French from Zero', instructor: instructor.id });
const firstDay = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();
const day = toDay(firstDay);
const by = { id: 'staff', name: 'Claire' };

const makeDaily = (label: string, from: string, to: string, data: object = {}) =>
  makeClass(course.id, {
    label,
    firstDay,
    lessonCount: 3,
    slots: weekdays.map((weekday) => ({ weekday, from, to })),
    ...data,
  });

test('a cancelled first lesson stays on its day, crossed out with its reason', async () => {
  const { id, startsAt } = await makeDaily('Early', '07:00', '08:00');
  await changeLesson(cms, { class: id, lesson: startsAt ?? '', reason: 'The teacher is ill.', by });
  const [cancelled] = await readDay(cms, day, { instructor: instructor.id });
  expect(cancelled).toMatchObject({ classId: id, change: { reason: 'The teacher is ill.' } });
  expect(cancelled?.at).toBeUndefined();
});

test('so does a cancelled last lesson, and the only one of a class', async () => {
  const reason = 'The school is closed.';
  const { id, endsAt } = await makeDaily('Last', '06:00', '07:00');
  const lastDay = toDay(endsAt ?? '');
  const lesson = toMoment(lastDay, '06:00');
  await changeLesson(cms, { class: id, lesson, reason, by });
  const only = await makeDaily('Only', '20:00', '21:00', { lessonCount: 1 });
  await changeLesson(cms, { class: only.id, lesson: only.startsAt ?? '', reason, by });
  const cancelledOn = async (on: string) =>
    (await readDay(cms, on, { instructor: instructor.id })).filter(({ at }) => !at).map(({ label }) => label);
  expect(await cancelledOn(lastDay)).toContain('Last');
  expect(await cancelledOn(day)).toContain('Only');
});

test('a lesson that is moved onto another one of the teacher says so, and so does the other', async () => {
  const moved = await makeDaily('Noon', '12:00', '13:00');
  await makeDaily('Evening', '17:00', '18:30');
  const conflictsOf = async () =>
    (await readDay(cms, day, { instructor: instructor.id }))
      .filter(({ conflicts }) => conflicts.length > 0)
      .map(({ label, conflicts }) => [label, conflicts]);
  expect(await conflictsOf()).toEqual([]);
  const time = { day, from: '17:30', to: '18:30' };
  await changeLesson(cms, { class: moved.id, lesson: moved.startsAt ?? '', time, reason: 'The room is closed.', by });
  expect(await conflictsOf()).toEqual([
    ['Evening', [{ by: 'teacher', label: 'French from Zero, Noon' }]],
    ['Noon', [{ by: 'teacher', label: 'French from Zero, Evening' }]],
  ]);
});

test('the name of a class is in the language of the admin, in English where it is not translated', async () => {
  const translated = await makeDaily('Morning', '08:00', '09:00');
  await makeDaily('Dawn', '05:00', '05:30');
  await cms.update({ collection: 'classes', id: translated.id, locale: 'my', data: { label: 'မနက်ခင်းအတန်း' } });
  const labels = (await readDay(cms, day, { instructor: instructor.id, locale: 'my' })).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['မနက်ခင်းအတန်း', 'Dawn']));
  expect(labels).not.toContain('Morning');
});
