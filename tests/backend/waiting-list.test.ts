import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { databaseOf } from '@/lib/cms/tables';
import { settleCancelledClasses } from '@/lib/transfers/cancelled-classes';
import { decide } from '@/lib/transfers/decide';
import { moveSeat } from '@/lib/transfers/move-seat';
import { offerPath } from '@/lib/transfers/offer-link';
import { runSeatJobs } from '@/lib/transfers/seat-jobs';
import { skipRequest } from '@/lib/transfers/staff-moves';
import { settleClass } from '@/lib/transfers/waiting-list';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';
import { seatRequests } from '@/tests/support/seat-requests';

const backend = await openTestBackend();
const { cms, read } = backend;
const { postJson, postForm } = formPoster(backend);
const course = await makeCourse({ name: 'French from Zero', price: 220_000 });
const { someone, reserve, wait, reserveStored, rowOf, mailsTo, setEnd } = seatRequests(backend);

const setDeskSeats = (id: string, deskSeats: number) => cms.update({ collection: 'classes', id, data: { deskSeats } });

const tokenOf = async (email: string) => {
  const { id, heldUntil } = await rowOf(email);
  return (
    new URL(offerPath({ id, heldUntil: heldUntil ?? '' }), 'https://school.example').searchParams.get('token') ?? ''
  );
};

const answer = async (token: string, given: 'accept' | 'decline') =>
  readResult(await postJson(`/class/offer/${token}`, { answer: given }));

/** A full class with people who wait, and the token of the first one's offer. */
async function makeOffer(people = 1) {
  const { id } = await makeClass(course.id, { seats: 1, deskSeats: 1 });
  const waiting = Array.from({ length: people }, someone);
  for (const person of waiting) await wait(id, person);
  await setDeskSeats(id, 0);
  await settleClass(cms, id);
  const [first] = waiting;
  if (!first) throw new Error('Nobody waits.');
  return { id, waiting, first, token: await tokenOf(first.email) };
}

describe('an offer', () => {
  test('is only shown by its link, and taken by the button: then the place is reserved', async () => {
    const { first, token } = await makeOffer();
    for (let each = 0; each < 3; each++) {
      expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'open', course: course.name });
    }
    expect(await rowOf(first.email)).toMatchObject({ state: 'Offered' });
    const accepted = await Promise.all([answer(token, 'accept'), answer(token, 'accept')]);
    for (const { status, result } of accepted) {
      expect(status).toBe(200);
      expect(result).toMatch(/before .+ \(Myanmar time\)\.$/);
    }
    expect(await rowOf(first.email)).toMatchObject({ state: 'Reserved', seat: 1 });
    expect(await read(`/class/offer/${token}`)).toMatchObject({
      state: 'accepted',
      payPath: expect.stringMatching(/^\/zoom/),
    });
    expect(await mailsTo(first.email)).toEqual([
      'You’re on the waiting list',
      'A place is free for you',
      'Your place is reserved',
    ]);
  });

  test('of a class that was cancelled cannot be taken', async () => {
    const { id, first, token } = await makeOffer();
    await cms.update({ collection: 'classes', id, data: { state: 'cancelled' } });
    expect(await answer(token, 'accept')).toMatchObject({
      status: 409,
      result: expect.stringContaining('no longer open'),
    });
    expect(await rowOf(first.email)).toMatchObject({ state: 'Offered' });
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'ended' });
    await settleCancelledClasses(cms);
    expect(await rowOf(first.email)).toMatchObject({ state: 'Cancelled' });
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'ended' });
  });

  test('that staff have withdrawn was not declined by its reader', async () => {
    const { first, token } = await makeOffer();
    const { id } = await rowOf(first.email);
    const by = { id: 'staff-1', name: 'Ma Khin' };
    await skipRequest(cms, { collection: 'enrolments', id, by }, 'Has moved to Mandalay.');
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'ended' });
    expect((await answer(token, 'decline')).status).toBe(409);
  });

  test('whose payment staff have cancelled was not declined either', async () => {
    const { first, token } = await makeOffer();
    await answer(token, 'accept');
    const { id } = await rowOf(first.email);
    await moveSeat(cms, { collection: 'enrolments', id }, 'pay');
    await decide(cms, { collection: 'enrolments', id, action: 'cancel', by: { id: 'staff-1', name: 'Ma Khin' } });
    expect(await rowOf(first.email)).toMatchObject({ state: 'Cancelled' });
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'ended' });
  });

  test('that is declined goes to the next, without scripts as well', async () => {
    const { waiting, token } = await makeOffer(2);
    const response = await postForm(`/class/offer/${token}`, { answer: 'decline' });
    expect(response.headers.get('location')).toBe(`/offer?token=${token}&sent=1#form`);
    expect(await Promise.all(waiting.map(async ({ email }) => (await rowOf(email)).state))).toEqual([
      'Cancelled',
      'Offered',
    ]);
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'declined' });
    expect((await answer(token, 'accept')).status).toBe(409);
  });

  test('that nobody answers expires, says so, and goes to the next', async () => {
    const { waiting, first, token } = await makeOffer(2);
    await setEnd((await rowOf(first.email)).id, -1);
    expect((await answer(token, 'accept')).status).toBe(409);
    await runSeatJobs(cms);
    await runSeatJobs(cms);
    expect(await Promise.all(waiting.map(async ({ email }) => (await rowOf(email)).state))).toEqual([
      'Expired',
      'Offered',
    ]);
    expect(await read(`/class/offer/${token}`)).toMatchObject({ state: 'expired' });
    expect((await mailsTo(first.email)).at(-1)).toBe('The offer has expired');
  });

  test('cannot be answered with a link that was made up or changed', async () => {
    const { first, token } = await makeOffer();
    const [id = '', end = ''] = token.split('.');
    for (const forged of [`${id}.${end}.${'A'.repeat(43)}`, `${id}.${end}`, 'x'.repeat(40)]) {
      expect((await answer(forged, 'accept')).status).toBe(404);
    }
    expect(await rowOf(first.email)).toMatchObject({ state: 'Offered' });
  });

  test('is not made for a class that is cancelled: everybody in it is told once', async () => {
    const { id } = await makeClass(course.id, { seats: 2, deskSeats: 1 });
    const { person: held } = await reserveStored(id);
    const waiting = someone();
    await wait(id, waiting);
    await cms.update({ collection: 'classes', id, data: { deskSeats: 0, state: 'cancelled' } });
    await Promise.all([runSeatJobs(cms), runSeatJobs(cms)]);
    await runSeatJobs(cms);
    for (const { email, phoneNumber } of [held, waiting]) {
      expect(await rowOf(email)).toMatchObject({ state: 'Cancelled', seat: null });
      expect((await mailsTo(email)).filter((subject) => subject === 'Your class is cancelled')).toHaveLength(1);
      const { reference } = await rowOf(email);
      expect((await readResult(await postJson('/status', { reference, phone: phoneNumber }))).result).toMatchObject({
        state: 'Cancelled',
        reason: expect.stringContaining('This class is cancelled.'),
      });
    }
  });
});

test('who asks for the list of a class with a free place is offered it at once', async () => {
  const { id } = await makeClass(course.id, { seats: 1 });
  const person = someone();
  expect((await wait(id, person)).result).toContain('just become free');
  expect((await reserve(id)).status).toBe(409);
});

test('thirty people get ten freed seats in their order, and each offer once', { timeout: 120_000 }, async () => {
  const { id } = await makeClass(course.id, { seats: 10, deskSeats: 10 });
  const people = Array.from({ length: 30 }, someone);
  for (const person of people) await wait(id, person);
  for (let freed = 1; freed <= 10; freed++) {
    await setDeskSeats(id, 10 - freed);
    await Promise.all(Array.from({ length: 5 }, () => settleClass(cms, id)));
    const states = await Promise.all(people.map(async ({ email }) => (await rowOf(email)).state));
    expect(states).toEqual(people.map((_, at) => (at < freed ? 'Offered' : 'Waiting')));
  }
  const offered = await Promise.all(
    people.map(
      async ({ email }) => (await mailsTo(email)).filter((subject) => subject === 'A place is free for you').length,
    ),
  );
  expect(offered).toEqual(people.map((_, at) => (at < 10 ? 1 : 0)));
  const { drizzle, tables } = databaseOf(cms, 'enrolments');
  const seats = await drizzle
    .select({ seat: tables.enrolments.seat })
    .from(tables.enrolments)
    .where(eq(tables.enrolments.class, id));
  expect(new Set(seats.flatMap(({ seat }) => (seat === null ? [] : [Number(seat)]))).size).toBe(10);
});
