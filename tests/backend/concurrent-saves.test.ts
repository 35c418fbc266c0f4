import { describe, expect, test } from 'vitest';
import { readSchedule } from '@/lib/cms/classes/derive-schedule';
import type { Class } from '@/lib/cms/payload-types';
import { lessonKey } from '@/lib/format/lesson-changes';
import { changeLesson } from '@/lib/transfers/change-lesson';
import { beforeNextWrite } from '@/tests/support/before-next-write';
import { openTestBackend } from '@/tests/support/database';
import { makeClass } from '@/tests/support/factories';
import { transferDecisions } from '@/tests/support/transfer-decisions';

const backend = await openTestBackend();
const { cms } = backend;
const { course, sendPayment, decideOn, readPayment } = await transferDecisions(backend);
const by = { id: 'staff-1', name: 'Ma Khin' };
const slots = [{ weekday: 'tuesday' as const, from: '18:30', to: '20:00' }];
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

  test.each<[string, Pick<Partial<Class>, 'room' | 'label' | 'slots'>]>([
    ['a room', { room: 'Blue' }],
    ['a translated label', { label: 'Evening group at school' }],
    ['a list of times', { slots: [...slots, { weekday: 'friday' as const, from: '18:30', to: '20:00' }] }],
  ])('a cancelled lesson, while %s is saved', async (_, data) => {
    const { id } = await makeWeekly();
    await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေတန်း' } });
    beforeNextWrite(cms, () => cancelFirstLesson(id));
    await cms.update({ collection: 'classes', id, data });
    const stored = await findClass(id);
    expect(stored.lessonChanges).toHaveLength(1);
    expect(stored.label).toMatchObject({ en: data.label ?? 'Evening group', my: 'ညနေတန်း' });
    expect(stored).toMatchObject({ room: data.room ?? null, seats: 12, state: 'open' });
    expect(stored.slots).toHaveLength(data.slots?.length ?? 1);
  });
});

test('a field can be emptied', async () => {
  const { row } = await sendPayment();
  await cms.update({ collection: 'payment-requests', id: row.id, data: { notes: 'Paid by her aunt.' } });
  await cms.update({ collection: 'payment-requests', id: row.id, data: { notes: null } });
  expect((await readPayment(row.id)).notes).toBeNull();
});
