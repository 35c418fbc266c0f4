import { expect, test } from 'vitest';
import { yangonTime } from '@/lib/format/dates';
import { decide } from '@/lib/transfers/decide';
import { runSeatJobs } from '@/lib/transfers/seat-jobs';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse, makeInstructor, makeLearner } from '@/tests/support/factories';
import { asFile, receiptPicture } from '@/tests/support/screenshots';
import { seatRequests } from '@/tests/support/seat-requests';
import { callCms, logInStaff } from '@/tests/support/staff-session';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, read } = backend;
const { enrol } = transferSender(backend);
const { mailsTo, setEnd } = seatRequests(backend);
const teacher = await makeInstructor({ name: 'Thiri Aung' });
const course = await makeCourse({ name: 'French A1', levels: 'Beginner (A1)', instructor: teacher.id });
const next = await makeCourse({ name: 'French A2', levels: 'Elementary (A2)', price: 200_000, off: 10 });
await makeCourse({ name: 'French B1', levels: 'Intermediate (B1)' });
await makeCourse({ name: 'French A2 for kids', levels: 'A2', type: 'Kid' });
const { headers, member } = await logInStaff(cms, 'enrolments');
const picture = asFile(await receiptPicture());
let people = 0;

/** A class whose last lesson is on Thursday, 15 March 2029, with learners who were accepted. */
async function makeFinishing(learners: number) {
  const one = await makeClass(course.id, {
    firstDay: '2029-03-06T00:00:00+06:30',
    slots: [
      { weekday: 'tuesday', from: '18:30', to: '20:00' },
      { weekday: 'thursday', from: '18:30', to: '20:00' },
    ],
    lessonCount: 4,
    room: 'Room 1',
    seats: 3,
    state: 'running',
  });
  const emails: string[] = [];
  for (let each = 1; each <= learners; each++) emails.push(await addLearner(one.id, each));
  return { id: one.id, emails };
}

async function addLearner(id: string, seat: number, account: { learner?: string; child?: string } = {}) {
  people++;
  const email = `learner${people}@example.com`;
  await cms.create({
    collection: 'enrolments',
    data: {
      name: `Su ${people}`,
      email,
      phone: `+9592500030${String(people).padStart(2, '0')}`,
      fbName: 'Su',
      age: 20,
      language: 'fr',
      course: course.id,
      courseName: course.name,
      class: id,
      seat,
      price: 150_000,
      state: 'Accepted',
      decisions: [],
      ...account,
      reference: `EP-NX${people}T-AB`,
    },
  });
  return email;
}

const offersTo = (email: string) =>
  cms.find({ collection: 'enrolments', where: { email: { equals: email } }, sort: 'createdAt', depth: 0 });

/** What the payment page gets from the link of the mail. */
async function linkOf({ email }: { email: string }) {
  const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: email } } });
  const [link = ''] = /https?:\/\/\S+\/zoom\?\S+/.exec(docs[0]?.text ?? '') ?? [];
  const { searchParams } = new URL(link);
  expect(searchParams.get('course')).toBe(next.id);
  return { class: searchParams.get('class') ?? '', reservation: searchParams.get('reservation') ?? '' };
}

const offer = (id: string, body: object) =>
  callCms(`/classes/${id}/next-class`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const proposal = async (id: string) => (await callCms(`/classes/${id}/next-class`, { headers })).json();

test('staff are proposed the next level for the same learners, from the first slot after the last lesson', async () => {
  const { id } = await makeFinishing(1);
  expect(await proposal(id)).toMatchObject({ course: next.id, firstDay: '2029-03-20', learners: 1, offered: 0 });
});

test('one action plans the class and holds a seat for each learner, who is told once', async () => {
  const { id, emails } = await makeFinishing(2);
  await cms.update({ collection: 'classes', id, locale: 'my', data: { label: 'ညနေအတန်း' } });
  const answers = await Promise.all([1, 2].map(() => offer(id, { course: next.id, days: 7 })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { docs } = await cms.find({ collection: 'classes', where: { follows: { equals: id } }, depth: 0 });
  expect(docs).toMatchObject([{ state: 'planned', course: next.id, teacher: teacher.id, room: 'Room 1', seats: 3 }]);
  expect(yangonTime(docs[0]?.startsAt)).toBe('2029-03-20 18:30');
  const inBurmese = await cms.findByID({ collection: 'classes', id: docs[0]?.id ?? '', locale: 'my' });
  expect(inBurmese).toMatchObject({ label: 'ညနေအတန်း', startsAt: docs[0]?.startsAt });
  for (const email of emails) {
    const { docs: rows } = await offersTo(email);
    expect(rows).toHaveLength(2);
    expect(rows[1]).toMatchObject({
      state: 'Reserved',
      class: docs[0]?.id,
      price: 180_000,
      fbName: 'Su',
      language: 'fr',
    });
    expect(Date.parse(rows[1]?.heldUntil ?? '') - Date.now()).toBeGreaterThan(6 * 24 * 60 * 60 * 1000);
    expect(await mailsTo(email)).toEqual(['Votre prochaine classe']);
    const record = { equals: rows[1]?.id };
    const { docs: entries } = await cms.find({ collection: 'audit-entries', where: { record } });
    expect(entries).toMatchObject([{ action: 'create', actor: member.id, title: rows[1]?.reference, confirmed: true }]);
  }
  expect(await proposal(id)).toMatchObject({ next: { id: docs[0]?.id }, learners: 2, offered: 2 });

  const late = await addLearner(id, 3);
  expect((await offer(id, { course: next.id, days: 7 })).status).toBe(200);
  expect(await mailsTo(late)).toEqual(['Votre prochaine classe']);
  for (const email of emails) expect(await mailsTo(email)).toHaveLength(1);
});

test('the account and the child of a request follow into the next class', async () => {
  const { id } = await makeFinishing(0);
  const account = { learner: (await makeLearner()).id, child: 'a-child' };
  const email = await addLearner(id, 1, account);
  await offer(id, { course: next.id, days: 7 });
  expect((await offersTo(email)).docs[1]).toMatchObject({ state: 'Reserved', ...account });
});

test('a payment for a video course keeps account and child, too', async () => {
  const { id } = await makeFinishing(0);
  const account = { learner: (await makeLearner()).id, child: 'a-child' };
  const person = { name: 'Su', email: 'video.next@example.com', phone: '+959250003999' };
  const request = { course: course.id, courseName: course.name, class: id, seat: 1, price: 150_000 };
  const decided = { state: 'Accepted' as const, decisions: [], reference: 'EP-NXVT-AB' };
  await cms.create({ collection: 'payment-requests', data: { ...person, ...request, ...decided, ...account } });
  await offer(id, { course: next.id, days: 7 });
  const where = { email: { equals: person.email } };
  const { docs } = await cms.find({ collection: 'payment-requests', where, sort: 'createdAt', depth: 0 });
  expect(docs[1]).toMatchObject({ state: 'Reserved', ...account });
});

test('a learner pays for the next class before it is open to others, and an unpaid seat is free again', async () => {
  const { id, emails } = await makeFinishing(2);
  await offer(id, { course: next.id, days: 7 });
  const [paying, late] = await Promise.all(emails.map(async (email) => (await offersTo(email)).docs[1]));
  if (!paying || !late) throw new Error('Nothing was offered.');
  const planned = String(paying.class);
  const classes = async (query = '') =>
    ((await read(`/class/get_classes/${next.id}${query}`)) as { _id: string }[]).map(({ _id }) => _id);
  expect(await classes()).not.toContain(planned);
  expect(await classes(`?reservation=${paying.reference}`)).toEqual([planned]);
  await cms.update({ collection: 'classes', id: planned, data: { price: 240_000 } });
  const [reserved] = await (read(`/class/get_classes/${next.id}?reservation=${paying.reference}`) as Promise<object[]>);
  expect(reserved).toMatchObject({ price: '180,000 MMK' });
  expect(reserved).not.toHaveProperty('off');
  const form = guestForm({ ...(await linkOf(paying)), phNumber: paying.phone, snapShot: picture });
  expect((await enrol(next.id, form)).status).toBe(200);
  expect(await cms.findByID({ collection: 'enrolments', id: paying.id, depth: 0 })).toMatchObject({
    state: 'Pending',
    class: planned,
    seat: paying.seat,
  });
  await decide(cms, {
    collection: 'enrolments',
    id: paying.id,
    action: 'accept',
    by: { id: 'staff-1', name: 'Ma Khin' },
  });
  expect(await cms.findByID({ collection: 'enrolments', id: paying.id, depth: 0 })).toMatchObject({
    state: 'Accepted',
    class: planned,
    seat: paying.seat,
  });
  await setEnd(late.id, -1);
  await runSeatJobs(cms);
  expect(await cms.findByID({ collection: 'enrolments', id: late.id, depth: 0 })).toMatchObject({
    state: 'Expired',
    seat: null,
  });
});

test('nobody is offered a class that was cancelled or thrown away, or a course of another kind', async () => {
  const { id } = await makeFinishing(1);
  const video = await makeCourse({ name: 'Video A2', type: 'Video', mainType: 'Video' });
  expect((await offer(id, { course: video.id, days: 7 })).status).toBe(409);
  expect((await offer(id, { course: next.id, days: 90 })).status).toBe(400);
  await offer(id, { course: next.id, days: 7 });
  const { docs } = await cms.find({ collection: 'classes', where: { follows: { equals: id } }, depth: 0 });
  await cms.update({ collection: 'classes', id: docs[0]?.id ?? '', data: { state: 'cancelled' } });
  expect((await offer(id, { course: next.id, days: 7 })).status).toBe(409);
  const editor = await logInStaff(cms, 'editor');
  expect((await callCms(`/classes/${id}/next-class`, { headers: editor.headers })).status).toBe(403);
});
