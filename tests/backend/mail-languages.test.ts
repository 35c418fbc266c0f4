import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import type { Locale } from '@/lib/format/locale';
import { my } from '@/lib/text/my/dictionary';
import { decide } from '@/lib/transfers/decide';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { formPoster, jsonSender } from '@/tests/support/post';
import { asFile, layoutPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request, read } = backend;
const { enrol } = transferSender(backend);
const { postJson } = formPoster(backend);
const course = await makeCourse({ name: 'Adultes A1', price: 150_000 });
await cms.updateGlobal({ slug: 'school', data: { phone1: '09 250 000 117' } });

const by = { id: 'staff-1', name: 'Ma Khin' };
const mailsTo = async (to: string) =>
  (await cms.find({ collection: 'mails', where: { to: { equals: to } }, sort: '-createdAt' })).docs;

async function sendEnrolment(language: Locale, changes: { class?: string } = {}) {
  const snapShot = asFile(await layoutPicture('a dark app', { number: randomUUID().slice(0, 8) }));
  const sent = guestForm({ ...changes, snapShot });
  expect((await withLocale(language, () => enrol(course.id, sent))).status).toBe(200);
  const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: sent.email } }, depth: 0 });
  return { sent, row: docs[0] as (typeof docs)[number] };
}

test('an enrolment keeps the language of its page, and its mails come in it, also when staff work in another', async () => {
  const { row } = await sendEnrolment('my');
  expect(row.language).toBe('my');
  await withLocale('fr', () => decide(cms, { collection: 'enrolments', id: row.id, action: 'accept', by }));
  const [accepted, received] = await mailsTo(row.email);
  for (const mail of [accepted, received]) {
    expect(mail?.text).toMatch(/^မင်္ဂလာပါ Thiri Aung၊.*––––––––––.*Hello Thiri Aung,/s);
    expect(mail?.text).toContain(`/my/status?reference=${row.reference}`);
    expect(mail?.text).toContain('ဖုန်းနံပါတ် – 09 250 000 117');
  }
  expect(accepted?.subject).toMatch(/^သင့်နေရာ အတည်ဖြစ်ပါပြီ \(EP-.*\) \/ Your enrolment is accepted$/);
});

test('a usual reason for a rejection is read in the language of each reader', async () => {
  const { row, sent } = await sendEnrolment('fr');
  await decide(cms, { collection: 'enrolments', id: row.id, action: 'reject', reasonCode: 'notArrived', by });
  const [mail] = await mailsTo(row.email);
  expect(mail?.text).toContain('Motif\u00a0: Le virement n’est pas arrivé sur notre compte.');
  expect(mail?.text).toContain('Reason: The transfer has not arrived in our account.');
  const body = { reference: row.reference, phone: sent.phNumber };
  const reasonIn = async (language: Locale) => {
    const response = await withLocale(language, () => jsonSender(request)('/status', body));
    return ((await response.json()) as { data: { reason?: string } }).data.reason;
  };
  expect(await reasonIn('my')).toBe('လွှဲငွေသည် ကျောင်း၏အကောင့်သို့ မရောက်သေးပါ။');
  expect(await reasonIn('en')).toBe('The transfer has not arrived in our account.');
});

test('a rejection may have a note of its own beside the usual reason; one of the two is needed', async () => {
  const { row } = await sendEnrolment('en');
  const reject = (reason: object) =>
    decide(cms, { collection: 'enrolments', id: row.id, action: 'reject', by, ...reason });
  await expect(reject({})).rejects.toThrow('reasonMissing');
  await reject({ reasonCode: 'amountTooLow', reason: '20,000 MMK are missing.' });
  const stored = await cms.findByID({ collection: 'enrolments', id: row.id });
  expect(stored).toMatchObject({ reasonCode: 'amountTooLow', reason: '20,000 MMK are missing.' });
  const [mail] = await mailsTo(row.email);
  expect(mail?.text).toContain('The amount is lower than the price. 20,000 MMK are missing.');
});

test('messages, inquiries, subscribers and accounts keep the language of their page', async () => {
  const email = 'su.mon@example.com';
  const message = { name: 'Su Mon', email, subject: 'Hours', phone: '09250000117', message: 'When are you open?' };
  await withLocale('my', () => postJson('/contact', message));
  await withLocale('my', () => postJson('/about/click_to_subscribe', { email }));
  const where = { email: { equals: email } };
  for (const collection of ['messages', 'subscribers'] as const) {
    expect((await cms.find({ collection, where })).docs).toMatchObject([{ language: 'my' }]);
  }
  const texts = (await mailsTo(email)).map(({ text }) => text).join('\n');
  expect(texts).toContain('စာရင်းမှ ထွက်ရန် – http://localhost:3000/my/unsubscribe?token=');
});

test('a learner chooses the language of mails in the profile', async () => {
  const learner = await withLocale('my', () => registerLearner(request));
  const language = async () =>
    ((await read('/auth/me', { headers: learner.bearer })) as { language?: string }).language;
  expect(await language()).toBe('my');
  const change = (body: object, headers: Record<string, string> = learner.bearer) =>
    jsonSender(request)('/auth/language', body, headers);
  expect((await change({ language: 'fr' })).status).toBe(200);
  expect(await language()).toBe('fr');
  expect((await change({ language: 'de' })).status).toBe(400);
  expect((await change({ language: 'fr' }, {})).status).toBe(401);
});

test('notices to the school are in the language of its settings', async () => {
  await cms.updateGlobal({ slug: 'school', data: { noticeLanguage: 'my', email: 'office@school.example' } });
  const { id } = await makeClass(course.id);
  const { row } = await sendEnrolment('fr', { class: id });
  const [notice] = await mailsTo('office@school.example');
  expect(notice?.subject).toBe(`သင်တန်းအပ်လွှာအသစ် ${row.reference} – Adultes A1`);
  expect(notice?.text).toContain(`${my.staffMails.class} – Evening group၊ ${my.classes.onRequest}`);
  await cms.updateGlobal({ slug: 'school', data: { noticeLanguage: 'en' } });
});
