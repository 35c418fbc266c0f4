import { describe, expect, onTestFinished, test } from 'vitest';
import { withLocale } from '#text';
import { onContentChange } from '@/lib/cms/hooks/refresh-site';
import type { CourseClass } from '@/lib/contract/classes';
import { decide } from '@/lib/transfers/decide';
import { runSeatJobs } from '@/lib/transfers/seat-jobs';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { formPoster, readResult } from '@/tests/support/post';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, read } = backend;
const { postJson } = formPoster(backend);
const { enrol } = transferSender(backend);
const course = await makeCourse({ name: 'French from Zero', price: 220_000 });
const picture = asFile(await receiptPicture());
const hourMs = 60 * 60 * 1000;

const { someone, reserve, wait, reserveStored, rowOf, mailsTo, setEnd } = seatRequests(backend);

const seatsLeft = async (id: string) =>
  ((await read(`/class/get_classes/${course.id}`)) as CourseClass[]).find(({ _id }) => _id === id)?.seatsLeft;

describe('a reservation', () => {
  test('holds a seat for the hours that staff have set, and says until when', async () => {
    const { id } = await makeClass(course.id, { seats: 2 });
    const { person, row } = await reserveStored(id);
    expect(row).toMatchObject({ state: 'Reserved', class: id, price: 220_000, seat: expect.any(Number) });
    expect(Date.parse(row.heldUntil ?? '') - Date.now()).toBeGreaterThan(47 * hourMs);
    expect(await seatsLeft(id)).toBe(1);
    expect(await mailsTo(person.email)).toEqual(['Your place is reserved']);
    const status = await readResult(await postJson('/status', { reference: row.reference, phone: person.phoneNumber }));
    expect(status.result).toMatchObject({ kind: 'reservation', state: 'Reserved', heldUntil: row.heldUntil });
  });

  test('is confirmed in the language of the visitor; each half of its mail names the class in its own', async () => {
    const { id } = await makeClass(course.id, { seats: 2 });
    const person = someone();
    const { result } = await withLocale('fr', () => reserve(id, person));
    expect(result).toMatch(/Nous vous gardons une place .* \(heure du Myanmar\), sous/);
    const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: person.email } } });
    expect(docs[0]?.text).toMatch(/Evening group, Dates à convenir.*––––––––––.*Evening group, Dates on request/s);
  });

  test('and a place on the list invalidate the pages that show the seats left', async () => {
    const invalidatedTags: string[] = [];
    onTestFinished(onContentChange((tag) => invalidatedTags.push(tag)));
    const { id } = await makeClass(course.id, { seats: 1 });
    for (const request of [reserve, wait]) {
      invalidatedTags.length = 0;
      expect((await request(id)).status).toBe(200);
      expect(invalidatedTags).toEqual(['classes']);
    }
  });

  test('sent twice holds one seat', async () => {
    const { id } = await makeClass(course.id, { seats: 5 });
    const person = someone();
    const sent = await Promise.all([reserve(id, person), reserve(id, person), reserve(id, person)]);
    expect(new Set(sent.map(({ result }) => result)).size).toBe(1);
    expect(await seatsLeft(id)).toBe(4);
  });

  test('that a browser posted before its scripts were ready is not repeated by them', async () => {
    const { id } = await makeClass(course.id, { seats: 5 });
    const person = someone();
    const first = await reserve(id, person);
    const send = async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      return readResult(await postJson(`/class/reserve/${id}`, person, headers));
    };
    expect(await send()).toEqual(first);
    expect(await seatsLeft(id)).toBe(4);
  });

  test('becomes the enrolment that pays it, with its seat and reference, also in a class that is full', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { person, row } = await reserveStored(id);
    const paid = guestForm({ reservation: row.reference, phNumber: person.phoneNumber, snapShot: picture });
    for (let each = 0; each < 2; each++) {
      const response = await enrol(course.id, paid);
      expect(await response.json()).toMatchObject({ data: expect.stringContaining(row.reference) });
    }
    const stored = await cms.findByID({ collection: 'enrolments', id: row.id, depth: 0 });
    expect(stored).toMatchObject({ state: 'Pending', seat: row.seat, heldUntil: null, fbName: 'Thiri A.' });
    expect(await seatsLeft(id)).toBe(0);
    expect(
      (await decide(cms, { collection: 'enrolments', id: row.id, action: 'accept', by: { id: '1', name: 'Khin' } }))
        .state,
    ).toBe('Accepted');
  });

  test('is paid by the same person without its reference as well, and by nobody else', async () => {
    const { id } = await makeClass(course.id, { seats: 2 });
    const { person, row } = await reserveStored(id);
    const form = { class: id, phNumber: person.phoneNumber, snapShot: picture };
    const other = guestForm({ ...form, name: 'Bo Bo Aung' });
    expect(await (await enrol(course.id, other)).json()).toMatchObject({
      data: expect.not.stringContaining(row.reference),
    });
    const own = guestForm({ ...form, name: person.name });
    expect(await (await enrol(course.id, own)).json()).toMatchObject({ data: expect.stringContaining(row.reference) });
    expect(await seatsLeft(id)).toBe(0);
  });

  test('is paid with a screenshot that was sent without a class first', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { person, row } = await reserveStored(id);
    const sent = guestForm({ phNumber: person.phoneNumber, name: person.name, snapShot: picture });
    expect((await enrol(course.id, sent)).status).toBe(200);
    const paid = await readResult(await enrol(course.id, { ...sent, reservation: row.reference }));
    expect(paid.result).toContain(row.reference);
    const stored = await cms.findByID({ collection: 'enrolments', id: row.id, depth: 0 });
    expect(stored).toMatchObject({ state: 'Pending', class: id, seat: row.seat });
  });

  test('is paid by the phone that reserved only', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { row } = await reserveStored(id);
    const response = await enrol(course.id, guestForm({ reservation: row.reference, snapShot: picture }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'reservationUnknown' });
  });

  test('reminds once, twelve hours before its end, and then frees the seat and says so once', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { person, row } = await reserveStored(id);
    await runSeatJobs(cms);
    await setEnd(row.id, 11);
    // A note of staff must not suppress the reminder.
    await cms.update({ collection: 'enrolments', id: row.id, data: { notes: 'Will pay on Monday.' } });
    await Promise.all([runSeatJobs(cms), runSeatJobs(cms)]);
    await runSeatJobs(cms);
    await setEnd(row.id, -1);
    expect(await seatsLeft(id)).toBe(1);
    await Promise.all([runSeatJobs(cms), runSeatJobs(cms)]);
    await runSeatJobs(cms);
    expect(await mailsTo(person.email)).toEqual([
      'Your place is reserved',
      'Your reservation ends soon',
      'Your reservation has expired',
    ]);
    expect(await cms.findByID({ collection: 'enrolments', id: row.id, depth: 0 })).toMatchObject({
      state: 'Expired',
      seat: null,
    });
  });

  test('of less than twelve hours is not reminded of', async () => {
    await cms.updateGlobal({ slug: 'reservation-settings', data: { holdHours: 10 } });
    const { person } = await reserveStored((await makeClass(course.id, { seats: 1 })).id);
    await cms.updateGlobal({ slug: 'reservation-settings', data: { holdHours: 48 } });
    await runSeatJobs(cms);
    expect(await mailsTo(person.email)).toEqual(['Your place is reserved']);
  });

  test('that has expired is still paid while there is a place, and refused once it is gone', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const late = await reserveStored(id);
    await setEnd(late.row.id, -1);
    const paid = guestForm({ reservation: late.row.reference, phNumber: late.person.phoneNumber, snapShot: picture });
    expect((await enrol(course.id, paid)).status).toBe(200);
    expect(await rowOf(paid.email as string)).toMatchObject({ id: late.row.id, state: 'Pending' });

    const other = await makeClass(course.id, { seats: 1 });
    const tooLate = await reserveStored(other.id);
    await setEnd(tooLate.row.id, -1);
    await reserveStored(other.id);
    const form = guestForm({
      reservation: tooLate.row.reference,
      phNumber: tooLate.person.phoneNumber,
      snapShot: picture,
    });
    const response = await enrol(course.id, form);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'classFull' });
  });

  test('is named by its reference as long as it can be paid', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { row } = await reserveStored(id);
    const reservedBy = async (reference: string) =>
      ((await read(`/class/get_classes/${course.id}?reservation=${reference}`)) as CourseClass[])
        .filter(({ isReserved }) => isReserved)
        .map(({ _id }) => _id);
    expect(await reservedBy(row.reference)).toEqual([id]);
    expect(await reservedBy('EP-2222-22')).toEqual([]);
    await setEnd(row.id, -1);
    expect(await reservedBy(row.reference)).toEqual([id]);
    await reserveStored(id);
    expect(await reservedBy(row.reference)).toEqual([]);
  });

  test('is given up by reference and phone, and reserved again with the same content', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { person, row } = await reserveStored(id);
    const giveUp = async (phone: string) =>
      readResult(await postJson('/class/give_up', { reference: row.reference, phone }));
    expect((await giveUp('09250000999')).status).toBe(404);
    expect((await giveUp(person.phoneNumber)).status).toBe(200);
    expect((await giveUp(person.phoneNumber)).status).toBe(409);
    expect(await seatsLeft(id)).toBe(1);
    const { result } = await reserve(id, person);
    expect(result).not.toContain(row.reference);
    expect(await seatsLeft(id)).toBe(0);
  });

  test('of a full class is refused; one phone does not hold a whole class', async () => {
    const { id } = await makeClass(course.id, { seats: 6 });
    const person = someone();
    const statuses: number[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E']) statuses.push((await reserve(id, { ...person, name })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 409]);
    const full = await makeClass(course.id, { seats: 1, deskSeats: 1 });
    expect(await reserve(full.id)).toMatchObject({ status: 409 });
    expect((await reserve((await makeClass(course.id, { state: 'planned' })).id)).status).toBe(404);
  });

  test('of a robot, which fills in the hidden field, is not stored', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const { status } = await readResult(await postJson(`/class/reserve/${id}`, { ...someone(), website: 'x' }));
    expect(status).toBe(200);
    expect(await seatsLeft(id)).toBe(1);
  });
});

describe('the waiting list', () => {
  test('keeps its order when seats are freed, offers each once, and comes before visitors', async () => {
    const { id } = await makeClass(course.id, { seats: 1 });
    const first = await reserveStored(id);
    const [one, two] = [someone(), someone()];
    for (const person of [one, two]) expect((await wait(id, person)).result).toContain('waiting list');
    const status = await readResult(
      await postJson('/status', { reference: (await rowOf(two.email)).reference, phone: two.phoneNumber }),
    );
    expect(status.result).toMatchObject({ state: 'Waiting', position: 2 });
    await setEnd(first.row.id, -1);
    expect(await seatsLeft(id)).toBe(0);
    expect((await reserve(id)).status).toBe(409);
    expect(await rowOf(one.email)).toMatchObject({ state: 'Offered' });
    expect(await rowOf(two.email)).toMatchObject({ state: 'Waiting' });
    expect(await mailsTo(one.email)).toEqual(['You’re on the waiting list', 'A place is free for you']);
  });
});
