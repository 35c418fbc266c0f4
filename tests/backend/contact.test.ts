import { describe, expect, test } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { poster, said } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms } = backend;
const { postJson, postForm } = poster(backend);

const message = {
  name: 'Thiri Aung',
  email: 'thiri@example.com',
  subject: 'Evening courses',
  phone: '09 250 000 117',
  message: 'Do you have evening courses for beginners?',
};
let people = 0;
const someone = (more: object = {}) => ({ ...message, email: `thiri${++people}@example.com`, ...more });
const kept = async (email: string) =>
  (await cms.find({ collection: 'messages', where: { email: { equals: email } } })).docs;

const received = 'We have received your message. Thank you for contacting us!';

test('a message is stored before it is thanked for, and both sides get a mail', async () => {
  const sent = someone();
  expect(await said(await postJson('/contact', sent))).toEqual({ status: 200, words: received });
  const [row] = await kept(sent.email);
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
  const answers = await Promise.all(Array.from({ length: 8 }, () => postJson('/contact', sent, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await kept(sent.email)).toHaveLength(1);
});

test('a corrected message under the same key is not lost', async () => {
  const headers = { 'idempotency-key': 'a-form-that-was-corrected' };
  const sent = someone();
  await postJson('/contact', sent, headers);
  await postJson('/contact', { ...sent, message: 'I meant morning courses, please.' }, headers);
  expect(await kept(sent.email)).toHaveLength(2);
});

test.each([
  ['+95 9 250 000 117', '+959250000117'],
  ['၀၉၂၅၀၀၀၀၁၁၇', '+959250000117'],
  ['0095-9-250000117', '+959250000117'],
  ['+33 6 12 34 56 78', '+33612345678'],
])('a phone typed as %s is kept as %s', async (phone, stored) => {
  const sent = someone({ phone });
  await postJson('/contact', sent);
  expect((await kept(sent.email))[0]?.phone).toBe(stored);
});

test('Zawgyi becomes Unicode, with the original beside it; Unicode stays as it is', async () => {
  const zawgyi = someone({ name: 'ေအာင္ေအာင္', message: 'ျပင္သစ္စာ သင္ခ်င္ပါတယ္' });
  await postJson('/contact', zawgyi);
  expect((await kept(zawgyi.email))[0]).toMatchObject({
    name: 'အောင်အောင်',
    message: 'ပြင်သစ်စာ သင်ချင်ပါတယ်',
    original: 'name: ေအာင္ေအာင္\nmessage: ျပင္သစ္စာ သင္ခ်င္ပါတယ္',
  });
  const unicode = someone({ name: 'သီရိ', message: 'တိုက်ခန်းမှာ သင်ချင်ပါတယ်' });
  await postJson('/contact', unicode);
  expect((await kept(unicode.email))[0]).toMatchObject({ name: 'သီရိ', message: unicode.message, original: null });
});

test('what fills in the hidden field is thanked and forgotten', async () => {
  const sent = someone({ website: 'https://spam.example' });
  expect(await said(await postJson('/contact', sent))).toEqual({ status: 200, words: received });
  expect(await kept(sent.email)).toEqual([]);
});

test('a message in the name of a stranger brings them none of its words', async () => {
  const sent = someone({ name: 'Claim it at evil.example', subject: 'You have won', message: 'https://evil.example' });
  await postJson('/contact', sent);
  const { docs } = await cms.find({ collection: 'mails', where: { to: { equals: sent.email } } });
  expect(docs[0]?.text).toContain('Hello,\nThank you for writing');
  expect(`${docs[0]?.subject} ${docs[0]?.text}`).not.toMatch(/evil|won/);
});

test('the reply goes to the sender alone, whatever stands in the address', async () => {
  const sent = someone({ email: 'a?bcc=x@evil.example' });
  expect((await postJson('/contact', sent)).status).toBe(200);
  const { docs } = await cms.find({
    collection: 'mails',
    where: { text: { contains: 'Name: Thiri Aung\nE-mail: a?bcc' } },
  });
  expect(docs[0]?.text).toContain('mailto:a%3Fbcc%3Dx@evil.example?subject=');
});

test('what a visitor typed is text in the mails', async () => {
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
  test('one sender may not write without end', async () => {
    const email = 'busy@example.com';
    const answers: number[] = [];
    for (let at = 0; at < 12; at++) {
      answers.push((await postJson('/contact', { ...message, email, subject: `Number ${at}` })).status);
    }
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(answers.slice(10)).toEqual([429, 429]);
  });

  test('nor one address', async () => {
    const headers = { 'x-connection-address': '192.0.2.7' };
    const answers = [];
    for (let at = 0; at < 31; at++) answers.push(await postJson('/contact', {}, headers));
    expect(answers[29]?.status).toBe(400);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('without scripts', () => {
  test.each([
    [{}, '/contact?sent=1#form', 1],
    [{ name: 'T' }, '/contact?error=nameTooShort&field=name#form', 0],
    [{ phone: 'call me' }, '/contact?error=phoneNumeric&field=phone#form', 0],
    [{ message: '' }, '/contact?error=messageRequired&field=message#form', 0],
  ])('%o leads to %s', async (changed, location, rows) => {
    const sent = someone({ ...changed, website: '' });
    const answer = await postForm('/contact', sent as Record<string, string>);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location]);
    expect(await kept(sent.email)).toHaveLength(rows);
  });

  test.each(['https://evil.example', 'null', ''])('a form of another site (%s) is refused', async (origin) => {
    const sent = someone();
    expect((await postForm('/contact', sent, { origin })).status).toBe(403);
    expect(await kept(sent.email)).toEqual([]);
  });
});

test.each([
  ['not JSON', '{', 'application/json', 400],
  ['another type', '<a/>', 'text/xml', 415],
  ['operators instead of texts', JSON.stringify({ ...message, email: { $ne: '' } }), 'application/json', 400],
  ['a NUL', JSON.stringify({ ...message, name: 'Thi\0ri' }), 'application/json', 400],
  ['70 KB', JSON.stringify({ ...message, message: 'x'.repeat(70_000) }), 'application/json', 413],
  ['a long text', JSON.stringify({ ...message, message: 'x'.repeat(6_000) }), 'application/json', 400],
])('%s is refused in words', async (_, body, type, status) => {
  const answer = await backend.request('/contact', {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': String(body.length) },
    body,
  });
  expect(await said(answer)).toEqual({ status, words: expect.any(String) });
});
