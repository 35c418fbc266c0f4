import { expect, test } from 'vitest';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { readHtmlInquiry } from '@/lib/contract/inquiry-values';
import { emptySchedule, serialiseSchedule, toggleSlot } from '@/lib/contract/schedule';
import { openTestBackend } from '@/tests/support/database';
import { formPoster, readRedirect, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postForm, postJson } = formPoster(backend);

let people = 0;
const student = (more: object = {}) => ({
  email: `parent${++people}@example.com`,
  type: inquiryTypes.student,
  contentNameOrPerson: 'Daw Khin',
  nameOfStudent: 'May',
  Students: '09 250 000 117',
  ageOfStudent: '9',
  preferredLearningSchedule: serialiseSchedule(toggleSlot(emptySchedule(), 0, 2)),
  howDidYouHearAboutEcolePadauk: 'Google Search',
  wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromEcolePadauk: 'false',
  ...more,
});
const stored = async (email: string) =>
  (await cms.find({ collection: 'inquiries', where: { email: { equals: email } } })).docs;

const mailsOf = async (reference = '', to = '') => {
  const where = { to: { equals: to }, subject: { contains: reference } };
  return (await cms.find({ collection: 'mails', where })).docs.map(({ text }) => text);
};

test('a student’s inquiry is one row with every answer, and mails that contain them', async () => {
  const sent = student();
  const { status, result } = await readResult(await postJson('/quotation/create', sent));
  const [row] = await stored(sent.email);
  expect(status).toBe(200);
  expect(result).toContain(row?.reference);
  expect(row).toMatchObject({
    type: sent.type,
    contactName: 'Daw Khin',
    phone: '+959250000117',
    heardAbout: 'Google Search',
    answers: sent,
  });
  const [notice] = await mailsOf(row?.reference, 'owner@ecolepadauk.example');
  expect(notice).toContain('monday: Evening (4-7)');
  expect(notice).toContain('Wants updates and offers: No');
  const [confirmation] = await mailsOf(row?.reference, sent.email);
  expect(confirmation).toContain('the reference and your phone number.');
  expect(confirmation).toContain(`Track your request: http://localhost:3000/status?reference=${row?.reference}`);
});

test('a school’s inquiry stores only the fields of schools', async () => {
  const sent = student({ type: inquiryTypes.collaboration, schoolOrcampus: 'Sunrise School' });
  await postJson('/quotation/create', sent);
  const [row] = await stored(sent.email);
  expect(row?.answers).toEqual({
    email: sent.email,
    type: sent.type,
    contentNameOrPerson: 'Daw Khin',
    ageOfStudent: '9',
    schoolOrcampus: 'Sunrise School',
  });
  const [confirmation] = await mailsOf(row?.reference, sent.email);
  expect(confirmation).toContain('the reference and your email.');
  expect(confirmation).toContain(`Track your request: http://localhost:3000/status?reference=${row?.reference}`);
});

test('a confirmation does not repeat the inquiry, as the email may be a stranger’s', async () => {
  const sent = student({ contentNameOrPerson: 'You won! https://evil.example', ageOfStudent: 'see evil.example' });
  await postJson('/quotation/create', sent);
  const [row] = await stored(sent.email);
  const [confirmation] = await mailsOf(row?.reference, sent.email);
  expect(confirmation).toContain('Hello,\nThank you for your inquiry');
  expect(confirmation).not.toContain('evil');
});

test('duplicates of an inquiry are one record', async () => {
  const sent = student();
  const answers = await Promise.all(
    Array.from({ length: 6 }, async () => readResult(await postJson('/quotation/create', sent))),
  );
  expect(new Set(answers.map(({ result }) => result)).size).toBe(1);
  expect(await stored(sent.email)).toHaveLength(1);
});

test.each([
  [{ email: '' }, 'Email is required'],
  [{ contentNameOrPerson: '' }, 'Name is required'],
  [{ nameOfStudent: '' }, 'Name is required'],
  [{ type: inquiryTypes.collaboration, contentNameOrPerson: ' ' }, 'Name is required'],
  [{ type: 'Another' }, expect.any(String)],
  [{ learningMode: ['Online'] }, expect.any(String)],
])('%o is refused', async (changed, result) => {
  const sent = student(changed);
  expect(await readResult(await postJson('/quotation/create', sent))).toEqual({ status: 400, result });
  expect(await stored(sent.email)).toEqual([]);
});

test('a submission with the honeypot field filled in is confirmed but not stored', async () => {
  const sent = student({ website: 'x' });
  expect((await postJson('/quotation/create', sent)).status).toBe(200);
  expect(await stored(sent.email)).toEqual([]);
});

test('an inquiry as HTML is stored like that of the wizard, and its page shows the reference', async () => {
  const email = `parent${++people}@example.com`;
  const response = await postForm('/quotation/create?kind=student', {
    email,
    kind: 'student',
    website: '',
    'student.contactName': 'Daw Khin',
    'student.studentName': 'May',
    'student.ageGroups.1': '8 to 10 years',
    'student.schedule.0.2': 'on',
    'collaboration.schoolName': '',
  });
  const [row] = await stored(email);
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/quotation?sent=1&reference=${row?.reference}&kind=student#form`);
  expect(row?.answers).toMatchObject({
    nameOfStudent: 'May',
    ageOfStudent: '8 to 10 years',
    preferredLearningSchedule: serialiseSchedule(toggleSlot(emptySchedule(), 0, 2)),
  });
});

test('an inquiry as HTML that is refused returns to the fields of its kind; a bot is thanked', async () => {
  const email = `school${++people}@example.com`;
  const fields = {
    email,
    kind: 'collaboration',
    'collaboration.schoolName': 'Sunrise School',
    'collaboration.ageGroups.0': '5 to 7',
    'student.schedule.6.3': 'on',
  };
  const refused = await readRedirect(await postForm('/quotation/create?kind=collaboration', fields));
  expect(refused.location).toBe('/quotation?error=nameRequired&field=contentNameOrPerson&kind=collaboration#form');
  expect(Object.entries(refused.values ?? {}).filter(([, value]) => value)).toEqual(
    expect.arrayContaining(Object.entries(fields)),
  );
  expect(readHtmlInquiry(refused.values ?? {})).toEqual(readHtmlInquiry(fields));
  const bot = { ...fields, 'collaboration.contactName': 'U Tun', website: 'https://spam.example' };
  const thanked = await postForm('/quotation/create', bot);
  expect(thanked.headers.get('location')).toMatch(/^\/quotation\?sent=1&reference=/);
  expect(await stored(email)).toEqual([]);
});
