import { expect, test } from 'vitest';
import { decide } from '@/lib/transfers/decide';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms } = backend;
const { enrol } = transferSender(backend);

async function send(course: string) {
  const sent = guestForm({ snapShot: asFile(await receiptPicture()) });
  await enrol(course, sent);
  const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: sent.email } }, depth: 0 });
  return docs[0] as (typeof docs)[number];
}

const accept = (id: string) =>
  decide(cms, { collection: 'enrolments', id, action: 'accept', by: { id: 'staff-1', name: 'Ma Khin' } });
const seatsOf = async (id: string) => (await readReviewQueue(cms)).waiting.find((entry) => entry.id === id)?.seats;

test('a card shows the seats of the course and the accepted requests for the same start', async () => {
  const startCourse = '2026-12-04T00:00:00.000Z';
  const { id } = await makeCourse({ name: 'Adultes A2', maxStudents: 1, startCourse });
  const [first, second, third] = [await send(id), await send(id), await send(id)];
  expect(first.courseStart).toBe(startCourse);
  expect(await seatsOf(third.id)).toMatchObject({ seats: 1, accepted: 0 });
  await accept(first.id);
  await accept(second.id);
  expect(await seatsOf(third.id)).toMatchObject({ seats: 1, accepted: 2 });

  await cms.update({ collection: 'courses', id, data: { startCourse: '2026-12-07T00:00:00.000Z' } });
  expect(await seatsOf((await send(id)).id)).toMatchObject({ accepted: 2 });
  await cms.update({ collection: 'courses', id, data: { startCourse: '2027-04-02T00:00:00.000Z' } });
  expect(await seatsOf((await send(id)).id)).toMatchObject({ seats: 1, accepted: 0 });
});

test('requests without a stored start count; a course without seats shows no warning', async () => {
  const { id } = await makeCourse({ maxStudents: 1, startCourse: new Date().toISOString() });
  const older = await send(id);
  await accept(older.id);
  await cms.update({ collection: 'enrolments', id: older.id, data: { courseStart: null } });
  expect(await seatsOf((await send(id)).id)).toMatchObject({ seats: 1, accepted: 1 });
  const unlimited = await makeCourse({ maxStudents: null });
  expect(await seatsOf((await send(unlimited.id)).id)).toBeUndefined();
});
