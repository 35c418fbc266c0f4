import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '@/lib/cms/tables';
import { findShortages, reportShortages } from '@/lib/transfers/class-shortage';
import { runSeatJobs } from '@/lib/transfers/seat-jobs';
import { findOccupancy, listSeats } from '@/lib/transfers/seat-list';
import { skipRequest, switchClass } from '@/lib/transfers/staff-moves';
import { settleClass } from '@/lib/transfers/waiting-list';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { acceptMails, refuseMails } from '@/tests/support/refused-mails';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms } = backend;
const { enrol } = transferSender(backend);
const { someone, wait, reserveStored, rowOf, mailsTo } = seatRequests(backend);
const course = await makeCourse({ name: 'French from Zero', price: 220_000 });
const picture = asFile(await receiptPicture());
const by = { id: 'staff-1', name: 'Ma Khin' };
const dayMs = 24 * 60 * 60 * 1000;

async function makeRequest(chosen: string) {
  const email = `${crypto.randomUUID()}@example.com`;
  await enrol(course.id, guestForm({ class: chosen, email, snapShot: picture }));
  return rowOf(email);
}

const moveOf = (id: string) => ({ collection: 'enrolments' as const, id, by });

async function findEntries(record: string) {
  const { docs } = await cms.find({ collection: 'audit-entries', where: { record: { equals: record } }, depth: 0 });
  return docs;
}

describe('staff skip somebody', () => {
  test('with a reason, which the person reads, and the place is offered to the next', async () => {
    const { id } = await makeClass(course.id, { seats: 1, deskSeats: 1 });
    const [first, second] = [someone(), someone()];
    for (const person of [first, second]) await wait(id, person);
    await cms.update({ collection: 'classes', id, data: { deskSeats: 0 } });
    await settleClass(cms, id);
    const row = await rowOf(first.email);
    await expect(skipRequest(cms, moveOf(row.id), ' ')).rejects.toMatchObject({ code: 'reasonMissing' });
    await skipRequest(cms, moveOf(row.id), 'Has moved to Mandalay.');
    expect(await rowOf(first.email)).toMatchObject({
      state: 'Cancelled',
      reason: 'Has moved to Mandalay.',
      seat: null,
    });
    expect(await rowOf(second.email)).toMatchObject({ state: 'Offered' });
    expect((await mailsTo(first.email)).at(-1)).toBe('You’re no longer on the waiting list');
    expect(await findEntries(row.id)).toMatchObject([{ actorName: 'Ma Khin', action: 'update' }]);
    await expect(skipRequest(cms, moveOf(row.id), 'Again.')).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });

  test('but nobody whose payment is being checked', async () => {
    const row = await makeRequest((await makeClass(course.id, {})).id);
    await expect(skipRequest(cms, moveOf(row.id), 'No.')).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await rowOf(row.email)).toMatchObject({ state: 'Pending' });
  });
});

describe('staff switch a class', () => {
  test('within the course: seat and payment move, the seat before goes to the waiting list', async () => {
    const [from, to] = [await makeClass(course.id, { seats: 1 }), await makeClass(course.id, { seats: 1 })];
    const row = await makeRequest(from.id);
    const waiting = someone();
    await wait(from.id, waiting);
    await switchClass(cms, moveOf(row.id), to.id);
    const stored = await rowOf(row.email);
    expect(stored).toMatchObject({ class: to.id, seat: 1, state: 'Pending', receipt: row.receipt, price: row.price });
    expect(await rowOf(waiting.email)).toMatchObject({ state: 'Offered' });
    expect((await mailsTo(row.email)).at(-1)).toBe('Your class has changed');
    expect(await findEntries(row.id)).toMatchObject([{ changes: [{ path: 'class', before: from.id, after: to.id }] }]);
  });

  test('a reservation: the mail leads to its payment in the new class', async () => {
    const [from, to] = [await makeClass(course.id, {}), await makeClass(course.id, {})];
    const { row } = await reserveStored(from.id);
    await switchClass(cms, moveOf(row.id), to.id);
    const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: row.email } }, sort: '-createdAt' });
    expect(docs[0]?.text).toContain(`class=${to.id}&reservation=${row.reference}`);
  });

  test('not into a full, cancelled or finished class or another course, and then nothing has changed', async () => {
    const from = await makeClass(course.id, { seats: 1 });
    const full = await makeClass(course.id, { seats: 1, deskSeats: 1 });
    const other = await makeClass((await makeCourse()).id, {});
    const row = await makeRequest(from.id);
    for (const state of ['cancelled', 'finished'] as const) {
      const closed = await makeClass(course.id, { state });
      await expect(switchClass(cms, moveOf(row.id), closed.id)).rejects.toMatchObject({ code: 'classClosed' });
    }
    await expect(switchClass(cms, moveOf(row.id), full.id)).rejects.toMatchObject({ code: 'classFull' });
    await expect(switchClass(cms, moveOf(row.id), other.id)).rejects.toMatchObject({ code: 'otherCourse' });
    expect(await rowOf(row.email)).toMatchObject({ class: from.id, seat: row.seat });
  });

  test('twenty at once for the last seat: one moves, the others stay', async () => {
    const [from, to] = [await makeClass(course.id, { seats: 20 }), await makeClass(course.id, { seats: 1 })];
    const rows = [];
    for (let each = 0; each < 20; each++) rows.push((await reserveStored(from.id)).row);
    const results = await Promise.allSettled(rows.map(({ id }) => switchClass(cms, moveOf(id), to.id)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { totalDocs } = await cms.count({ collection: 'enrolments', where: { class: { equals: to.id } } });
    expect(totalDocs).toBe(1);
  });
});

test('staff read who has, holds and waits for a place, and how full the class is', async () => {
  const { id } = await makeClass(course.id, { seats: 3, deskSeats: 1 });
  const paid = await makeRequest(id);
  const { row: held } = await reserveStored(id);
  const waiting = [someone(), someone()];
  for (const person of waiting) await wait(id, person);
  expect((await listSeats(cms, id)).map(({ reference, state, position }) => [reference, state, position])).toEqual([
    [paid.reference, 'Pending', undefined],
    [held.reference, 'Reserved', undefined],
    [(await rowOf(waiting[0]?.email ?? '')).reference, 'Waiting', 1],
    [(await rowOf(waiting[1]?.email ?? '')).reference, 'Waiting', 2],
  ]);
  const occupancy = await findOccupancy(cms, [{ id, deskSeats: 1 }]);
  expect(occupancy.get(id)).toEqual({ taken: 2, held: 1, waiting: 2 });
});

test('staff are told once of a class that begins in three days with too few learners', async () => {
  const soon = { slots: [{ weekday: 'monday' as const, from: '09:00', to: '10:00' }], lessonCount: 3 };
  const dates = { firstDay: new Date(Date.now() - 7 * dayMs).toISOString() };
  const { id } = await makeClass(course.id, { ...soon, ...dates, label: 'Too few', minimum: 2, deskSeats: 1 });
  const { drizzle, tables } = databaseOf(cms, 'classes');
  const startsAt = new Date(Date.now() + 2 * dayMs).toISOString();
  await drizzle.update(tables.classes).set({ startsAt }).where(eq(tables.classes.id, id));
  expect(await findShortages(cms)).toMatchObject([{ class: { id }, taken: 1, minimum: 2 }]);
  await Promise.all([runSeatJobs(cms), runSeatJobs(cms)]);
  await runSeatJobs(cms);
  const where = { subject: { contains: 'Too few learners' } };
  expect((await cms.count({ collection: 'mails', where })).totalDocs).toBe(1);
  await makeRequest(id);
  expect(await findShortages(cms)).toEqual([]);
  // Of a copy they are told again.
  expect((await cms.duplicate({ collection: 'classes', id })).shortageReportedAt).toBeNull();
});

test('staff are still told of a shortage when the first mail could not be stored', async () => {
  const { id } = await makeClass(course.id, {
    label: 'Told later',
    slots: [{ weekday: 'monday', from: '09:00', to: '10:00' }],
    lessonCount: 3,
    firstDay: new Date(Date.now() - 7 * dayMs).toISOString(),
    minimum: 2,
  });
  const soon = new Date(Date.now() + dayMs).toISOString();
  const { drizzle, tables } = databaseOf(cms, 'classes');
  await drizzle.update(tables.classes).set({ startsAt: soon }).where(eq(tables.classes.id, id));
  await refuseMails(cms);
  await expect(reportShortages(cms)).rejects.toThrow();
  await acceptMails(cms);
  await reportShortages(cms);
  const { docs } = await cms.find({ collection: 'mails', where: { text: { contains: 'Told later' } } });
  expect(docs).toHaveLength(1);
});

test('who has paid for a class that is cancelled is told once, and keeps the payment', async () => {
  const { id } = await makeClass(course.id, {});
  const row = await makeRequest(id);
  await cms.update({ collection: 'classes', id, data: { state: 'cancelled' } });
  await Promise.all([runSeatJobs(cms), runSeatJobs(cms)]);
  expect((await mailsTo(row.email)).filter((subject) => subject === 'Your class is cancelled')).toHaveLength(1);
  expect(await rowOf(row.email)).toMatchObject({ state: 'Pending', class: id, seat: row.seat });
});

test('who has paid for a class that is opened again and cancelled again is told of both', async () => {
  const { id } = await makeClass(course.id, {});
  const { email } = await makeRequest(id);
  for (const state of ['cancelled', 'open', 'cancelled'] as const) {
    await cms.update({ collection: 'classes', id, data: { state } });
    await runSeatJobs(cms);
  }
  expect((await mailsTo(email)).filter((subject) => subject === 'Your class is cancelled')).toHaveLength(2);
});
