import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { CourseClass } from '@/lib/contract/classes';
import type { Locale } from '@/lib/format/locale';
import { DecisionRefusedError, decide } from '@/lib/transfers/decide';
import type { DecisionAction } from '@/lib/transfers/decisions';
import { readReviewQueue } from '@/lib/transfers/review-queue';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, read } = backend;
const { enrol } = transferSender(backend);
const { someone, reserve, rowOf } = seatRequests(backend);
const by = { id: 'staff-1', name: 'Ma Khin' };
const parallel = 50;
/** `SEAT_ROUNDS=20` for the trial before a release. */
const rounds = Number(process.env.SEAT_ROUNDS ?? 3);
const timeout = 240_000 + rounds * 30_000;

const course = await makeCourse({ name: 'French from Zero', price: 220_000 });
const picture = asFile(await receiptPicture());

const seatsLeft = async (id: string) =>
  ((await read(`/class/get_classes/${course.id}`)) as CourseClass[]).find(({ _id }) => _id === id)?.seatsLeft;

async function send(chosen: string | undefined, email = `${crypto.randomUUID()}@example.com`) {
  const response = await enrol(course.id, guestForm({ class: chosen, email, snapShot: picture }));
  const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: email } }, depth: 0 });
  return { response, row: docs[0] };
}

async function sendStored(chosen: string) {
  const { response, row } = await send(chosen);
  if (!row) throw new Error(`The request was refused: ${await response.text()}`);
  return row;
}

const decideOn = (id: string, action: DecisionAction) =>
  decide(cms, { collection: 'enrolments', id, action, by, reason: action === 'reject' ? 'No transfer.' : undefined });

let references = 0;

/** Waits without a seat, as if a class had been full when staff entered it. */
const makeWaiting = (chosen: string) =>
  cms.create({
    collection: 'enrolments',
    data: {
      course: course.id,
      class: chosen,
      courseName: course.name,
      price: 1,
      name: 'Thiri Aung',
      email: 'thiri@example.com',
      phone: '+959250000117',
      fbName: 'Thiri',
      age: 24,
      courseType: 'Group',
      ruleStatus: true,
      reference: `EP-WAIT-${++references}`,
      state: 'Pending',
      decisions: [],
    },
  });

async function makeWaitingRows(chosen: string): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < parallel; each++) ids.push((await makeWaiting(chosen)).id);
  return ids;
}

/** The pool of a busy machine may refuse some: people try again. */
async function untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!/does not respond|timeout/.test(String((error as Error).cause ?? error))) throw error;
      await sleep(200);
    }
  }
}

const acceptAll = (ids: string[]) =>
  Promise.all(
    ids.map((id) =>
      untilAnswered(async () => {
        try {
          await decideOn(id, 'accept');
          return 'accepted';
        } catch (error) {
          if (error instanceof DecisionRefusedError) return error.refusal.code;
          throw error;
        }
      }),
    ),
  );

const countHeld = async (id: string) =>
  (
    await untilAnswered(() =>
      cms.count({
        collection: 'enrolments',
        where: { and: [{ class: { equals: id } }, { seat: { exists: true } }] },
      }),
    )
  ).totalDocs;

describe('a request for a class', () => {
  test('holds a seat, is charged the price of the class, and staff read its name in the review queue', async () => {
    const { id } = await makeClass(course.id, { label: 'Weekend group', seats: 2, price: 250_000 });
    const row = await sendStored(id);
    expect(row).toMatchObject({ class: id, seat: expect.any(Number), price: 250_000 });
    expect(await seatsLeft(id)).toBe(1);
    const { waiting } = await readReviewQueue(cms, row.email);
    expect(waiting).toMatchObject([{ class: { label: 'Weekend group' } }]);
    await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'စနေတနင်္ဂနွေအတန်း' } });
    const labelIn = async (locale: Locale) => (await readReviewQueue(cms, row.email, locale)).waiting[0]?.class?.label;
    expect([await labelIn('my'), await labelIn('fr')]).toEqual(['စနေတနင်္ဂနွေအတန်း', 'Weekend group']);
  });

  test('that is full is refused at the class, and stores nothing', async () => {
    const { id } = await makeClass(course.id, { seats: 3, deskSeats: 2 });
    await sendStored(id);
    const { response, row } = await send(id);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'classFull', field: 'class' });
    expect(row).toBeUndefined();
  });

  test('that is not open, or of another course, is refused; without a class it is stored as before', async () => {
    const planned = await makeClass(course.id, { state: 'planned' });
    const other = await makeClass((await makeCourse()).id, {});
    for (const { id } of [planned, other]) {
      const { response } = await send(id);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'classGone', field: 'class' });
    }
    expect((await send('nonsense')).response.status).toBe(400);
    const { row } = await send(undefined);
    expect(row).toMatchObject({ state: 'Pending' });
    expect(row?.seat ?? null).toBeNull();
  });

  test('keeps its seat when it is accepted, and frees it when it is rejected or cancelled', async () => {
    const { id } = await makeClass(course.id, { seats: 2 });
    const [accepted, rejected] = [await sendStored(id), await sendStored(id)];
    await decideOn(accepted.id, 'accept');
    expect(await seatsLeft(id)).toBe(0);
    const { docs } = await cms.find({
      collection: 'mails',
      where: { to: { equals: accepted.email } },
      sort: 'createdAt',
    });
    for (const { text } of docs) expect(text).toContain('Class: Evening group, Dates on request');
    await decideOn(rejected.id, 'reject');
    expect(await seatsLeft(id)).toBe(1);
    await decideOn(accepted.id, 'cancel');
    expect(await seatsLeft(id)).toBe(2);
  });

  test('cannot be reopened once its seat was given to someone else', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const first = await sendStored(id);
    await decideOn(first.id, 'cancel');
    const second = await sendStored(id);
    await expect(decideOn(first.id, 'reopen')).rejects.toMatchObject({ refusal: { code: 'classFull' } });
    await decideOn(second.id, 'reject');
    await decideOn(first.id, 'reopen');
    expect(await seatsLeft(id)).toBe(0);
  });
});

describe(`${parallel} at once for the last seat`, () => {
  test('one reservation wins, the others read that the class is full', { timeout }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await makeClass(course.id, { seats: 1 });
      const sent = await Promise.all(Array.from({ length: parallel }, () => send(id)));
      const statuses = sent.map(({ response }) => response.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.every((status) => [200, 409, 429, 503].includes(status))).toBe(true);
      expect(await countHeld(id)).toBe(1);
      expect(sent.filter(({ row }) => row)).toHaveLength(1);
      for (const { response } of sent.filter((one) => one.response.status === 409)) {
        expect(await response.json()).toMatchObject({ code: 'classFull', field: 'class' });
      }
    }
  });

  test('one acceptance wins, the others read that the class is full', { timeout }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await makeClass(course.id, { seats: 1 });
      const results = await acceptAll(await makeWaitingRows(id));
      expect(results.filter((result) => result === 'accepted')).toHaveLength(1);
      expect(results.filter((result) => result === 'classFull')).toHaveLength(parallel - 1);
      expect(await countHeld(id)).toBe(1);
    }
  });

  test('for ten seats ten acceptances win', { timeout }, async () => {
    const { id } = await makeClass(course.id, { seats: 10 });
    const results = await acceptAll(await makeWaitingRows(id));
    expect(results.filter((result) => result === 'accepted')).toHaveLength(10);
    expect(results.filter((result) => result === 'classFull')).toHaveLength(parallel - 10);
    expect(await countHeld(id)).toBe(10);
  });

  test('one reservation without payment wins, the others may join the waiting list', { timeout }, async () => {
    for (let round = 0; round < rounds; round++) {
      const { id } = await makeClass(course.id, { seats: 1 });
      const people = Array.from({ length: parallel }, someone);
      const sent = await Promise.all(people.map((person) => reserve(id, person)));
      const won = sent.flatMap(({ status, result }, at) =>
        status === 200 ? [{ result, email: people[at]?.email }] : [],
      );
      expect(won).toHaveLength(1);
      expect(won[0]?.result).toContain('We hold a place');
      expect(await untilAnswered(() => rowOf(won[0]?.email ?? ''))).toMatchObject({ state: 'Reserved', class: id });
      expect(sent.every(({ status }) => [200, 409, 429, 503].includes(status))).toBe(true);
      for (const { result } of sent.filter(({ status }) => status === 409)) expect(result).toContain('last place');
      expect(await countHeld(id)).toBe(1);
    }
  });
});
