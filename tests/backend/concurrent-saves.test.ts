import { describe, expect, test, vi } from 'vitest';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class, Learner } from '@/lib/cms/payload-types';
import { lessonKey } from '@/lib/format/lesson-changes';
import { changeLesson } from '@/lib/transfers/change-lesson';
import { findEntries } from '@/tests/support/audit-entries';
import { beforeNextWrite } from '@/tests/support/before-next-write';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeLearner, makeStaff } from '@/tests/support/factories';
import { transferDecisions } from '@/tests/support/transfer-decisions';

const backend = await openTestBackend();
const { cms } = backend;
const { course, sendPayment, decideOn, readPayment } = await transferDecisions(backend);
const by = { id: 'staff-1', name: 'Ma Khin' };
const slots = [{ weekday: 'tuesday' as const, from: '18:30', to: '20:00' }];
const twiceAWeek = [...slots, { weekday: 'friday' as const, from: '18:30', to: '20:00' }];
const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString();
const makeWeekly = () => makeClass(course.id, { firstDay: inTenDays, slots, lessonCount: 4 });
const findClass = (id: string) => cms.findByID({ collection: 'classes', id, depth: 0, locale: 'all' });

async function cancelFirstLesson(id: string) {
  const [first] = readSchedule((await findClass(id)).schedule).lessons;
  await changeLesson(cms, { class: id, lesson: first && lessonKey(first), reason: 'The teacher is ill.', by });
}

describe('what a colleague writes while a form is being saved is kept', () => {
  test('a decision, while a note is saved', async () => {
    const { row } = await sendPayment();
    beforeNextWrite(cms, () => decideOn(row.id, 'accept'));
    const notes = 'Paid by her aunt.';
    const saved = await cms.update({ collection: 'payment-requests', id: row.id, data: { notes } });
    const stored = await readPayment(row.id);
    for (const one of [saved, stored]) expect(one).toMatchObject({ notes, state: 'Accepted' });
    expect(stored.decisions).toHaveLength(1);
  });

  test('and the audit log does not say that whoever saved has done it', async () => {
    const { row } = await sendPayment();
    const user = await makeStaff('owner');
    beforeNextWrite(cms, () => decideOn(row.id, 'accept'));
    await cms.update({ collection: 'payment-requests', id: row.id, data: { notes: 'Paid by her aunt.' }, user });
    const entries = await findEntries(cms, { subject: 'payment-requests', record: row.id, actor: user.id });
    expect(entries.map(({ action, changes }) => [action, changes])).toEqual([['update', [{ path: 'notes' }]]]);
  });

  test('a decision, while many requests are edited at once', async () => {
    const [first, second] = [(await sendPayment()).row, (await sendPayment()).row];
    let decided = '';
    beforeNextWrite(cms, (record) => {
      decided = record;
      return decideOn(record, 'accept');
    });
    const where = { id: { in: [first.id, second.id] } };
    await cms.update({ collection: 'payment-requests', where, data: { notes: 'Asked the bank.' } });
    for (const { id } of [first, second]) {
      const state = id === decided ? 'Accepted' : 'Pending';
      expect(await readPayment(id)).toMatchObject({ state, notes: 'Asked the bank.' });
    }
    expect([first.id, second.id]).toContain(decided);
  });

  test.each<[string, Pick<Partial<Class>, 'room' | 'label' | 'slots' | 'lessonCount'>]>([
    ['a room', { room: 'Blue' }],
    ['a translated label', { label: 'Evening group at school' }],
    ['a list of times', { slots: twiceAWeek }],
    ['a number of lessons', { lessonCount: 6 }],
  ])('a cancelled lesson, while %s is saved', async (_, data) => {
    const { id } = await makeWeekly();
    await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေတန်း' } });
    beforeNextWrite(cms, () => cancelFirstLesson(id));
    await cms.update({ collection: 'classes', id, data });
    const stored = await findClass(id);
    expect(stored.lessonChanges).toHaveLength(1);
    const { lessons, cancelled } = readSchedule(stored.schedule);
    expect(cancelled).toEqual(stored.lessonChanges);
    expect(lessons).toHaveLength((data.lessonCount ?? 4) - 1);
    expect(stored.startsAt).toBe(lessons[0]?.startsAt);
    expect(stored.label).toMatchObject({ en: data.label ?? 'Evening group', my: 'ညနေတန်း' });
    expect(stored).toMatchObject({ room: data.room ?? null, seats: 12, state: 'open' });
    expect(stored.slots).toHaveLength(data.slots?.length ?? 1);
  });

  test('a translation, while the same text is saved in another language', async () => {
    const { id } = await makeWeekly();
    beforeNextWrite(cms, () => cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေတန်း' } }));
    await cms.update({ collection: 'classes', id, data: { label: 'Evening group at school' } });
    expect((await findClass(id)).label).toEqual({ en: 'Evening group at school', my: 'ညနေတန်း' });
  });

  test('a corrected address, while the language of the mails is saved', async () => {
    const { id } = await makeLearner();
    const user = await makeStaff('enrolments');
    const save = (data: Partial<Learner>) => cms.update({ collection: 'learners', id, data, user });
    beforeNextWrite(cms, () => save({ email: 'daw.mya@example.com' }));
    await save({ language: 'my' });
    const stored = await cms.findByID({ collection: 'learners', id, showHiddenFields: true });
    expect(stored).toMatchObject({ email: 'daw.mya@example.com', language: 'my' });
    expect(stored.corrections).toMatchObject([{ field: 'email', to: 'daw.mya@example.com' }]);
  });
});

test('a cancelled lesson is kept, also when the save has just read the class again', async () => {
  const { id } = await makeWeekly();
  const { findOne } = cms.db;
  beforeNextWrite(cms, async () => {
    const spy = vi.spyOn(cms.db, 'findOne').mockImplementationOnce(async (args) => {
      spy.mockRestore();
      const found = await findOne.call(cms.db, args);
      await cancelFirstLesson(id);
      return found as never;
    });
  });
  await cms.update({ collection: 'classes', id, data: { slots: twiceAWeek } });
  const stored = await findClass(id);
  expect(stored.slots).toHaveLength(2);
  expect(readSchedule(stored.schedule)).toMatchObject({ lessons: { length: 3 }, cancelled: stored.lessonChanges });
});

test('a field can be emptied', async () => {
  const { row } = await sendPayment();
  await cms.update({ collection: 'payment-requests', id: row.id, data: { notes: 'Paid by her aunt.' } });
  await cms.update({ collection: 'payment-requests', id: row.id, data: { notes: null } });
  expect((await readPayment(row.id)).notes).toBeNull();
});
