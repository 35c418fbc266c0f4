import { describe, expect, test } from 'vitest';
import { idempotencyKeyOf } from '@/lib/api/idempotency-key';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { formPoster, readRedirect, readResult } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson, postForm } = formPoster(backend);

const message = {
  name: 'Thiri Aung',
  email: 'thiri@example.com',
  subject: 'Evening courses',
  phone: '09 250 000 117',
  message: 'Do you have evening courses for beginners?',
};
let people = 0;
const someone = (more: object = {}) => ({ ...message, email: `thiri${++people}@example.com`, ...more });
const findMessages = async (email: string) =>
  (await cms.find({ collection: 'messages', where: { email: { equals: email } } })).docs;

const received = 'We have received your message. Thank you for contacting us!';

test('a message is stored before it is confirmed, and staff and visitor get a mail', async () => {
  const sent = someone();
  expect(await readResult(await postJson('/contact', sent))).toEqual({ status: 200, result: received });
  const [row] = await findMessages(sent.email);
  expect(row).toMatchObject({ ...sent, phone: '+959250000117', handling: 'new' });
  expect(row?.reference).toMatch(/^EP-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
  const { docs: mails } = await cms.find({
    collection: 'mails',
    where: { text: { contains: row?.reference } },
    sort: 'to',
  });
  expect(mails.map(({ to }) => to)).toEqual(['owner@ecolepadauk.example', sent.email]);
});

test.each([
  ['a repeated key', { 'idempotency-key': 'one-filled-form' }],
  ['no key at all', {}],
])('the same message sent eight times at once is one record: %s', async (_, headers: Record<string, string>) => {
  const sent = someone();
  const responses = await Promise.all(Array.from({ length: 8 }, () => postJson('/contact', sent, headers)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await findMessages(sent.email)).toHaveLength(1);
});

test('a corrected message has its own idempotency key and is stored', async () => {
  const sent = someone();
  const keyOf = (body: object) => ({
    'idempotency-key': idempotencyKeyOf('a-form-that-was-corrected', ['/api/contact', body]),
  });
  for (const body of [sent, { ...sent, message: 'I meant morning courses, please.' }]) {
    for (let attempt = 1; attempt <= 2; attempt++) {
      expect((await postJson('/contact', body, keyOf(body))).status).toBe(200);
    }
  }
  expect(await findMessages(sent.email)).toHaveLength(2);
});

test.each([
  ['+95 9 250 000 117', '+959250000117'],
  ['၀၉၂၅၀၀၀၀၁၁၇', '+959250000117'],
  ['0095-9-250000117', '+959250000117'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('a phone typed as %s is stored as %s', async (phone, stored) => {
  const sent = someone({ phone });
  await postJson('/contact', sent);
  expect((await findMessages(sent.email))[0]?.phone).toBe(stored);
});

test('Zawgyi is converted to Unicode and the original stored; Unicode stays unchanged', async () => {
  const zawgyi = someone({ name: 'ေအာင္ေအာင္', message: 'ျပင္သစ္စာ သင္ခ်င္ပါတယ္' });
  await postJson('/contact', zawgyi);
  expect((await findMessages(zawgyi.email))[0]).toMatchObject({
    name: 'အောင်အောင်',
    message: 'ပြင်သစ်စာ သင်ချင်ပါတယ်',
    original: 'name: ေအာင္ေအာင္\nmessage: ျပင္သစ္စာ သင္ခ်င္ပါတယ္',
  });
  const unicode = someone({ name: 'သီရိ', message: 'တိုက်ခန်းမှာ သင်ချင်ပါတယ်' });
  await postJson('/contact', unicode);
  expect((await findMessages(unicode.email))[0]).toMatchObject({
    name: 'သီရိ',
    message: unicode.message,
    original: null,
  });
});

test('a submission with the honeypot field filled in is confirmed but not stored', async () => {
  const sent = someone({ website: 'https://spam.example' });
  expect(await readResult(await postJson('/contact', sent))).toEqual({ status: 200, result: received });
  expect(await findMessages(sent.email)).toEqual([]);
});

test('a confirmation does not repeat the message, as the email may be a stranger’s', async () => {
  const sent = someone({ name: 'Claim it at evil.example', subject: 'You have won', message: 'https://evil.example' });
  await postJson('/contact', sent);
  const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: sent.email } } });
  expect(docs[0]?.text).toContain('Hello,\nThank you for writing');
  expect(`${docs[0]?.subject} ${docs[0]?.text}`).not.toMatch(/evil|won/);
});

test('Reply-To holds only the sender, even if the email contains a header injection', async () => {
  const sent = someone({ email: 'a?bcc=x@evil.example' });
  expect((await postJson('/contact', sent)).status).toBe(200);
  const { docs } = await cms.find({
    collection: 'mails',
    where: { text: { contains: 'Name: Thiri Aung\nEmail: a?bcc' } },
  });
  expect(docs[0]?.text).toContain('mailto:a%3Fbcc%3Dx@evil.example?subject=');
});

test('input of visitors is escaped in mails', async () => {
  const sent = someone({
    message: '<img src=x onerror=alert(1)> & hello there',
    subject: 'Two\r\nBcc: all@example.com',
  });
  await postJson('/contact', sent);
  const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: 'owner@ecolepadauk.example' } } });
  const notice = docs.find(({ text }) => text.includes(sent.email));
  expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; hello there');
  expect(notice?.subject).not.toMatch(/[\r\n]/);
});

describe('limits', () => {
  test('messages are limited per sender', async () => {
    const email = 'busy@example.com';
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) {
      statuses.push((await postJson('/contact', { ...message, email, subject: `Number ${at}` })).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  test('messages are limited per client IP', async () => {
    const headers = fromIp();
    const responses = [];
    for (let at = 0; at < 31; at++) responses.push(await postJson('/contact', {}, headers));
    expect(responses[29]?.status).toBe(400);
    expect(responses[30]?.status).toBe(429);
    expect(Number(responses[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without scripts', () => {
  test.each([
    [{}, '/contact?sent=1#form', 1],
    [{ name: 'T' }, '/contact?error=nameTooShort&field=name#form', 0],
    [{ phone: 'call me' }, '/contact?error=phoneNumeric&field=phone#form', 0],
    [{ message: '' }, '/contact?error=messageRequired&field=message#form', 0],
  ])('%o leads to %s', async (changed, location, rows) => {
    const sent = { ...someone(), ...changed, website: '' };
    const redirect = await readRedirect(await postForm('/contact', sent));
    const { website, ...typed } = sent;
    expect(redirect).toEqual({ status: 303, location, values: rows ? undefined : typed });
    expect(await findMessages(sent.email)).toHaveLength(rows);
  });

  test.each(['https://evil.example', 'null', ''])('a form of another site (%s) is refused', async (origin) => {
    const sent = someone();
    expect((await postForm('/contact', sent, { origin })).status).toBe(403);
    expect(await findMessages(sent.email)).toEqual([]);
  });
});

test.each([
  ['not JSON', '{', 'application/json', 400],
  ['another type', '<a/>', 'text/xml', 415],
  ['operators instead of texts', JSON.stringify({ ...message, email: { $ne: '' } }), 'application/json', 400],
  ['a NUL', JSON.stringify({ ...message, name: 'Thi\0ri' }), 'application/json', 400],
  ['70 KB', JSON.stringify({ ...message, message: 'x'.repeat(70_000) }), 'application/json', 413],
  ['a long text', JSON.stringify({ ...message, message: 'x'.repeat(6_000) }), 'application/json', 400],
])('%s is refused with a message', async (_, body, type, status) => {
  const response = await backend.request('/contact', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length) },
    body,
  });
  expect(await readResult(response)).toEqual({ status, result: expect.any(String) });
});
