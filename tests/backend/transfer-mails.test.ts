import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { nationalPhone } from '@/lib/format/phone';
import { composeMail } from '@/lib/mail/compose-mail';
import { queueMail, sendDueMails } from '@/lib/mail/queue';
import { mailTransport } from '@/lib/mail/transport';
import { decide } from '@/lib/transfers/decide';
import type { DecisionAction } from '@/lib/transfers/decisions';
import { indexOlderReceipts } from '@/lib/transfers/duplicates';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeStaff } from '@/tests/support/factories';
import { newestMailTo } from '@/tests/support/outbox';
import { asFile, layoutPicture } from '@/tests/support/screenshots';
import { guestForm, transferSender } from '@/tests/support/transfers';

const backend = await openTestBackend();
const { cms, request } = backend;
const { enrol } = transferSender(backend);
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');
const course = await makeCourse({ name: 'Adultes A1', price: 150_000, off: 20 });

const by = { id: 'staff-1', name: 'Ma Khin' };
const mails = async (to: string, subject: string) =>
  (
    await cms.find({
      collection: 'mails',
      where: { and: [{ to: { equals: to } }, { subject: { contains: subject } }] },
      sort: 'createdAt',
    })
  ).docs;
const staffMails = async (reference: string) =>
  (await cms.find({ collection: 'mails', where: { subject: { contains: reference } }, sort: 'createdAt' })).docs.filter(
    ({ subject }) => subject.startsWith('New '),
  );

async function send(changes: Record<string, string | File> = {}) {
  const picture = asFile(await layoutPicture('a dark app', { number: randomUUID().slice(0, 8) }));
  const sent = guestForm({ snapShot: picture, ...changes });
  expect((await enrol(course.id, sent)).status).toBe(200);
  const { docs } = await cms.find({ collection: 'enrolments', where: { email: { equals: sent.email } }, depth: 0 });
  const row = docs[0] as (typeof docs)[number];
  const doing = (action: DecisionAction, reason?: string) =>
    decide(cms, { collection: 'enrolments', id: row.id, action, reason, by });
  return { row, sent, picture, doing };
}

/** Lets the queue send what waits for its time. */
async function sendNow() {
  const { docs } = await cms.find({ collection: 'mails', where: { sentAt: { exists: false } }, pagination: false });
  const dueAt = new Date(Date.now() - 1000).toISOString();
  for (const { id } of docs) await cms.update({ collection: 'mails', id, data: { dueAt } });
  await sendDueMails(cms);
}

test('the response does not wait for the comparison of receipts', async () => {
  let compare = () => {};
  const mayCompare = new Promise<void>((resolve) => {
    compare = resolve;
  });
  const { findByID } = cms;
  const held = vi.spyOn(cms, 'findByID').mockImplementation(async (options) => {
    if (options.collection === 'receipts') await mayCompare;
    return findByID.call(cms, options);
  });
  const { enrol: enrolThenCompare } = transferSender({
    request: async (path, init) => {
      const response = await request(path, init);
      compare();
      return response;
    },
  });
  const sent = guestForm({ snapShot: asFile(await layoutPicture('a dark app', { number: '55001122' })) });
  expect((await enrolThenCompare(course.id, sent)).status).toBe(200);
  held.mockRestore();
});

test('a notice to staff that a crash prevented is sent later, once', async () => {
  const { row } = await send();
  await cms.delete({ collection: 'mails', where: { subject: { contains: row.reference } } });
  await cms.db.updateOne({ collection: 'receipts', id: String(row.receipt), data: { hashVersion: null } });
  await indexOlderReceipts(cms);
  await indexOlderReceipts(cms);
  expect(await staffMails(row.reference)).toHaveLength(1);
});

test('mails to senders name no amount to pay', async () => {
  const { row, doing } = await send();
  await doing('accept');
  const mails = (await cms.find({ collection: 'mails', where: { to: { equals: row.email } } })).docs;
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).not.toMatch(/to pay/i);
    expect(text).toContain('Price: 120,000 MMK');
  }
});

test('the notice to staff has stated amount, transaction number and duplicates; a reply goes to the sender', async () => {
  const { row: first, picture } = await send({ transactionNumber: '01004128', name: 'Aye Aye' });
  const { row } = await send({ snapShot: picture, transactionNumber: '01004128', amount: '100000' });
  const [notice] = await staffMails(row.reference);
  expect(notice?.text).toContain('Stated amount: 100,000 MMK (−20,000 MMK)');
  expect(notice?.text).toContain('Transaction No.: 01004128');
  expect(notice?.text).toMatch(new RegExp(`The same screenshot was sent before: ${first.reference}, Aye Aye`));
  expect(notice?.text).toMatch(new RegExp(`The same transaction number was sent before: ${first.reference}`));
  expect(notice?.text).toContain(`Phone: ${nationalPhone(row.phone)}`);
  expect(notice?.text).not.toContain('+959');
  expect(notice?.replyTo).toBe(row.email);
  const [before] = await staffMails(first.reference);
  expect(before?.text).toContain('Stated amount: not stated');
  expect(before?.text).not.toContain('sent before');
});

test('undoing a decision after its mail was sent sends a correction', async () => {
  const { row, doing } = await send();
  await doing('accept');
  await sendNow();
  expect(await mails(row.email, 'Correction')).toEqual([]);
  await doing('reopen');
  const [correction, ...more] = await mails(row.email, 'Correction: your enrolment is being checked again');
  expect(more).toEqual([]);
  expect(correction?.text).toContain('your enrolment for “Adultes A1” was accepted. That was a mistake');
  expect(Date.parse(correction?.dueAt ?? '')).toBeLessThanOrEqual(Date.now());
  await doing('reopen');
  expect(await mails(row.email, 'Correction')).toHaveLength(1);
});

test('a decision that is undone in time is never mailed', async () => {
  const { row, doing } = await send();
  await doing('reject', 'It cannot be read.');
  await doing('undo');
  await doing('accept');
  await doing('reopen');
  await sendNow();
  expect(await mails(row.email, 'Correction')).toEqual([]);
  expect(await mails(row.email, 'accepted')).toEqual([]);
});

test('an undone cancellation whose mail was tried is corrected: the enrolment is accepted still', async () => {
  const { row, doing } = await send();
  await doing('accept');
  await sendNow();
  await doing('cancel');
  await sendNow();
  await doing('undo');
  const [correction] = await mails(row.email, 'Correction: your enrolment is accepted');
  expect(correction?.text).toContain('was cancelled. That was a mistake');
});

test('a reply to a visitor’s message or inquiry goes to the visitor', async () => {
  await sendNow();
  const post = (path: string, body: object) =>
    request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...fromIp() },
      body: JSON.stringify(body),
    });
  const contact = {
    name: 'Su Su',
    email: 'su@example.com',
    phone: '09250000117',
    subject: 'Hours',
    message: 'When are you open?',
  };
  const send = vi.spyOn(await mailTransport(), 'sendMail');
  expect((await post('/contact', contact)).status).toBe(200);
  await sendNow();
  const sent = send.mock.calls.map(([mail]) => mail).filter(({ subject }) => subject?.startsWith('Message from Su Su'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.replyTo).toEqual({ name: '', address: 'su@example.com' });
  const outbox = `${process.env.DATA_DIR}/outbox`;
  const [{ to } = { to: '' }] = (await cms.find({ collection: 'mails', where: { subject: { contains: 'Su Su' } } }))
    .docs;
  expect(await newestMailTo(outbox, to)).toContain('Reply-To: su@example.com');
  send.mockRestore();
});

test.each([
  'a@b.example\r\nBcc: x@evil.example',
  'a@b.example, x@evil.example',
  'a@b.example; x@evil.example',
  'Name <x@evil.example>',
  '"a b"@b.example',
  'a@b@evil.example',
  'a(comment)@b.example',
])('%j is not accepted as Reply-To', async (replyTo) => {
  const mail = composeMail({ to: 'staff@example.com', subject: 'Hello', replyTo, parts: [{ text: 'Hello' }] });
  expect(mail).not.toHaveProperty('replyTo');
  await queueMail(cms, mail);
  await sendDueMails(cms);
  expect(await newestMailTo(`${process.env.DATA_DIR}/outbox`, 'staff@example.com')).not.toMatch(/Reply-To|evil/);
});

test('the mail with which staff choose a new password has a link with the site’s URL', async () => {
  const member = await makeStaff('editor');
  const response = await handleEndpoints({
    config,
    request: new Request('http://evil.example/cms-api/staff/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: 'payload-lng=fr' },
      body: JSON.stringify({ email: member.email }),
    }),
  });
  expect(response.status).toBe(200);
  const mail = await vi.waitFor(async () => {
    const found = await newestMailTo(`${process.env.DATA_DIR}/outbox`, member.email);
    expect(found).toBeTruthy();
    return found;
  });
  expect(mail).toMatch(/href=3?D?"http:\/\/localhost:3000\/admin\/reset\/\w{20,}"/);
  expect(mail).not.toContain('evil.example');
  expect(mail).toContain('Choisir un nouveau mot de passe');
});
