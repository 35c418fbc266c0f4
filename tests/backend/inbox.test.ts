import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { newReference } from '@/lib/backend/reference';
import type { Role } from '@/lib/cms/access/roles';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { exportedCollections } from '@/lib/cms/inbox/export-columns';
import { readQuotation } from '@/lib/cms/inbox/quotation';
import { readLevels, readStatistics } from '@/lib/cms/inbox/statistics';
import { readWaiting } from '@/lib/cms/inbox/waiting';
import { inboxWords } from '@/lib/cms/inbox/words';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeStaff, staffPassword } from '@/tests/support/factories';
import { registered } from '@/tests/support/learners';
import { poster } from '@/tests/support/post';

const backend = await openTestBackend();
const { cms, request } = backend;
const { postJson } = poster(backend);
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

async function staff(...roles: Role[]) {
  const member = await makeStaff(...roles);
  const { token } = await cms.login({ collection: 'staff', data: { email: member.email, password: staffPassword } });
  return {
    member,
    headers: { cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' },
    req: await createLocalReq({ user: member }, cms),
  };
}

const download = async (path: string, headers: Record<string, string> = {}) =>
  handleEndpoints({ config, request: new Request(`http://localhost/cms-api${path}`, { headers }) });

/** The lines of a download, without its byte order mark. */
async function lines(path: string, headers: Record<string, string>): Promise<string[]> {
  const answer = await download(path, headers);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer())
    .toString()
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean);
}

const marks = () => ({ reference: newReference(), handling: 'new' as const });
const makeMessage = (changes: object = {}) =>
  cms.create({
    collection: 'messages',
    data: {
      name: 'Su Su',
      email: 'su@example.com',
      phone: '+959250000117',
      subject: 'Evening courses',
      message: 'When do they start?',
      ...marks(),
      ...changes,
    },
  });
const makeInquiry = (changes: object = {}) =>
  cms.create({
    collection: 'inquiries',
    data: {
      email: 'mya@example.com',
      type: inquiryTypes.student,
      contactName: 'Daw Mya',
      answers: { type: inquiryTypes.student },
      ...marks(),
      ...changes,
    },
  });
const makeAttempt = (changes: object = {}) =>
  cms.create({
    collection: 'level-test-attempts',
    data: {
      level: 'B1',
      correct: 20,
      total: 32,
      perLevel: [{ level: 'A1', correct: 6, total: 6 }],
      answers: [{ level: 'A1', question: 'Je ___ étudiante.', chosen: 'suis', right: true }],
      handling: 'new',
      ...changes,
    },
  });

const owner = await staff('owner');

/** Payments and enrolments are for enrolment staff alone; their download has a test of its own. */
const inboxCollections = exportedCollections.filter((slug) => slug !== 'enrolments' && slug !== 'payment-requests');

test('every role that works on the inbox downloads it; nobody else does', async () => {
  const learner = await registered(request);
  for (const role of ['owner', 'editor', 'enrolments'] as const) {
    const { headers } = await staff(role);
    for (const slug of inboxCollections) expect((await download(`/${slug}/export`, headers)).status).toBe(200);
  }
  const strangers: Record<string, string>[] = [{}, learner.bearer, { cookie: `payload-token=${learner.token}` }];
  for (const stranger of strangers) {
    for (const slug of exportedCollections) {
      const answer = await download(`/${slug}/export`, stranger);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({ error: expect.any(String) });
    }
  }
  const req = await createLocalReq({ user: { ...owner.member, roles: [] } }, cms);
  for (const slug of exportedCollections) expect((await exportEndpoint(slug).handler(req)).status).toBe(403);
});

test('a download is a file of UTF-8 with a byte order mark, its dates in Yangon time, kept by nobody', async () => {
  await makeMessage({ name: 'ဒေါ်စု', createdAt: '2026-03-31T18:00:00.000Z', email: 'bom@example.com' });
  const answer = await download('/messages/export?where[email][equals]=bom@example.com', owner.headers);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain('ဒေါ်စု');
  expect(bytes.toString()).toContain('2026-04-01 00:30');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1', "'\r'=1"],
])('a cell that begins with %j is no formula', async (cell, shown) => {
  const email = `${randomUUID()}@example.com`;
  await makeMessage({ email, subject: cell, name: 'A "quoted", name' });
  const csv = (await lines(`/messages/export?where[email][equals]=${email}`, owner.headers)).join('\n');
  expect(csv).toContain(shown);
  expect(csv).toContain('"A ""quoted"", name"');
  expect(csv).not.toMatch(/(^|[,\n])"?[=+@\t\r]/);
});

test.each([
  ["x;=cmd|' /C calc'!A0;", "x;'=cmd|' /C calc'!A0;"],
  ['x; "=1+1"', `"x; ""'=1+1"""`],
  ['x\t+1', "x\t'+1"],
  ['x\n-1', `"x\n'-1"`],
  ['a-b; c = d\nand e', '"a-b; c = d\nand e"'],
])('nor is what follows where a spreadsheet may begin a new cell: %j', async (subject, shown) => {
  const email = `${randomUUID()}@example.com`;
  await makeMessage({ email, subject });
  const csv = (await lines(`/messages/export?where[email][equals]=${email}`, owner.headers)).join('\n');
  expect(csv).toContain(`,${shown},`);
});

test('a download holds what the list shows: its filter, its search, its order', async () => {
  const name = `Ma Khin ${randomUUID()}`;
  const first = await makeMessage({ name, createdAt: '2026-02-01T05:00:00.000Z' });
  const second = await makeMessage({ name, createdAt: '2026-02-02T05:00:00.000Z' });
  const closed = await makeMessage({ name, handling: 'done' });
  const search = encodeURIComponent(name);
  const ofNew = `where[or][0][and][0][handling][equals]=new&search=${search}`;
  const references = async (query: string) =>
    (await lines(`/messages/export?${query}`, owner.headers)).slice(1).map((line) => line.split(',')[0]);
  expect(await references(ofNew)).toEqual([second.reference, first.reference]);
  expect(await references(`${ofNew}&sort=createdAt`)).toEqual([first.reference, second.reference]);
  expect(await references(`where[reference][equals]=${closed.reference}`)).toEqual([closed.reference]);
});

test('a list of several pages arrives whole, each row once', async () => {
  const email = `${randomUUID()}@example.com`;
  const at = '2026-01-05T05:00:00.000Z';
  for (let done = 0; done < 510; done += 30)
    await Promise.all(Array.from({ length: 30 }, () => makeMessage({ email, createdAt: at })));
  const rows = (await lines(`/messages/export?where[email][equals]=${email}`, owner.headers)).slice(1);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(510);
});

test('an inquiry is exported with every field of the wire, its week in words', async () => {
  const week = JSON.stringify(Array.from({ length: 7 }, (_, day) => [day === 5, false, false, day === 0]));
  const sent = {
    email: `${randomUUID()}@example.com`,
    type: inquiryTypes.student,
    contentNameOrPerson: 'Daw Mya',
    Students: '09 250 000 117',
    nameOfStudent: 'Hnin',
    preferredLearningSchedule: week,
    howDidYouHearAboutEcolePadauk: 'Google Search',
    wouldYouLikeToReceiveUpdatesAndPromotionalOffersFromEcolePadauk: 'true',
  };
  await postJson('/quotation/create', sent);
  const csv = (await lines(`/inquiries/export?where[email][equals]=${sent.email}`, owner.headers)).join('\n');
  for (const key of [...Object.keys(sent), 'schoolOrcampus', 'typeOfSupportRequired', 'proficiency'])
    expect(csv.split('\n')[0]?.split(',')).toContain(key);
  expect(csv).toContain('monday: Night (7-11)\nsaturday: Morning (9-12)');
  expect(csv).toContain('Google Search');
});

test('no download holds a key or a hash, and none is found by one', async () => {
  for (const slug of exportedCollections) {
    const header = (await lines(`/${slug}/export`, owner.headers))[0];
    expect(header).not.toMatch(/hash|password|idempotency|token/i);
  }
  const asked = await download('/messages/export?where[idempotencyKey][like]=a', owner.headers);
  expect(asked.status).toBe(400);
});

test('the list of subscribers has the link that ends each one’s subscription', async () => {
  await postJson('/about/click_to_subscribe', { email: 'reader@example.com' });
  const csv = (await lines('/subscribers/export', owner.headers)).join('\n');
  const [, token = ''] = /reader@example\.com.*\/unsubscribe\?token=([\w-]+)/.exec(csv) ?? [];
  expect((await postJson('/about/unsubscribe', { token })).status).toBe(200);
  const { docs } = await cms.find({ collection: 'subscribers', where: { email: { equals: 'reader@example.com' } } });
  expect(docs[0]?.unsubscribedAt).toBeTruthy();
});

test('the dashboard counts what waits for a role, with the way to it', async () => {
  const book = await makeBook();
  await postJson(`/book/purchase_book/${book.id}`, {
    firstName: 'Su',
    lastName: '-',
    phoneNumber: '09250000117',
    address: 'Bahan',
  });
  const before = await readWaiting(owner.req, inboxWords('en'));
  const count = (all: typeof before, label: string) => all.find((one) => one.label === label)?.count ?? -1;
  await Promise.all([makeMessage(), makeMessage({ handling: 'done' }), makeInquiry(), makeAttempt()]);
  await makeAttempt({ name: 'Hla', phone: '+959250000117' });
  await makeAttempt({ name: 'Hla', phone: '+959250000117', handling: 'done' });
  const after = await readWaiting(owner.req, inboxWords('en'));
  for (const label of ['New messages', 'New inquiries', 'Test takers to call'])
    expect(count(after, label) - count(before, label)).toBe(1);
  expect(count(after, 'New book orders')).toBe(1);
  expect(count(after, 'Payments to check')).toBe(0);
  const editor = await readWaiting((await staff('editor')).req, inboxWords('fr'));
  expect(editor.map(({ label }) => label)).toContain('Nouveaux messages');
  expect(editor.map(({ href }) => href)).not.toContain('/admin/desk');
});

test('the charts count the last twelve weeks, week by week, source by source', async () => {
  // A time of its own: nothing else of this file is there.
  const now = new Date('2021-06-16T05:00:00Z');
  const day = (text: string) => ({ createdAt: `${text}T12:00:00.000Z` });
  await makeInquiry({ ...day('2021-06-14'), heardAbout: 'Google Search' });
  await makeInquiry({ ...day('2021-06-15'), heardAbout: 'A neighbour' });
  await makeInquiry({ ...day('2021-06-15') });
  await makeInquiry({ ...day('2021-06-08'), heardAbout: 'Google Search' });
  await makeInquiry({ ...day('2021-03-01'), heardAbout: 'Google Search' });
  // Sunday in London is Monday in Yangon.
  await makeAttempt({ createdAt: '2021-06-13T17:31:00.000Z', level: 'A2' });
  await makeAttempt({ createdAt: '2021-06-13T17:29:00.000Z', level: 'C1' });
  await makeAttempt({ ...day('2021-06-14'), level: 'C1' });
  const { weeks, heard, notSaid, orders, attempts } = await readStatistics(cms, now);
  expect(weeks).toHaveLength(12);
  const lastTwo = ({ values }: { values: number[] }) => [values.slice(0, 10), ...values.slice(10)];
  const none = Array(10).fill(0);
  const from = (source: string) => heard.find(({ name }) => name === source) ?? notSaid;
  expect(lastTwo(from('Google Search'))).toEqual([none, 1, 1]);
  expect(lastTwo(from('Other'))).toEqual([none, 0, 1]);
  expect(lastTwo(notSaid)).toEqual([none, 0, 1]);
  expect(lastTwo(orders)).toEqual([none, 0, 0]);
  expect(lastTwo(attempts)).toEqual([none, 1, 2]);
  // From A0 on.
  expect((await readLevels(cms, now)).values).toEqual([0, 0, 1, 0, 0, 2, 0]);
});

test('an inquiry becomes a quotation: who, what was asked, and what it may cost', async () => {
  await cms.updateGlobal({
    slug: 'school',
    data: { phone1: '+959250000117', address: 'No. 12, Inya Road, Yangon' },
  });
  await cms.updateGlobal({
    slug: 'payment-details',
    data: {
      accounts: [{ kind: 'bank', provider: 'Padauk Bank', accountName: 'École Padauk', accountNumber: '000011112222' }],
    },
  });
  const answers = {
    type: inquiryTypes.student,
    email: 'mya@example.com',
    whichCourseAreYouInterestedIn: 'French Language Course (A1 to B2)',
    preferredCourseDuration: '3 Month',
    numberOfStudent: '2',
    nameOfStudent: 'Hnin',
    contentNameOrPerson: 'Daw Mya',
  };
  const { id, reference } = await makeInquiry({ answers, phone: '+959250000117' });
  const quotation = await readQuotation(owner.req, id, new Date('2026-11-21T03:00:00Z'));
  expect(quotation).toMatchObject({
    reference,
    date: 'November 21, 2026',
    recipient: ['Daw Mya', 'mya@example.com', '(+95) 9 250 000 117'],
    draft: {
      lines: [{ description: 'French Language Course (A1 to B2), 3 Month', quantity: '2', price: '' }],
      discount: '',
      validUntil: '2026-12-21',
    },
    school: { address: 'No. 12, Inya Road, Yangon', phones: ['+959250000117'] },
    accounts: [{ provider: 'Padauk Bank', accountNumber: '000011112222' }],
  });
  expect(quotation?.asked.map(({ label }) => label)).toEqual([
    'Type of inquiry',
    'Email',
    'Contact person',
    'Student',
    'Course',
    'Number of students',
    'Course duration',
  ]);
  const draft = {
    lines: [{ description: 'A1', quantity: '2', price: '150,000' }],
    discount: '5',
    validUntil: '2027-01-31',
  };
  await cms.update({ collection: 'inquiries', id, data: { quotation: draft } });
  expect((await readQuotation(owner.req, id))?.draft).toEqual(draft);
  await expect(cms.update({ collection: 'inquiries', id, data: { quotation: { lines: 'none' } } })).rejects.toThrow();
  expect(await readQuotation(owner.req, randomUUID())).toBeUndefined();
  expect(await readQuotation(owner.req, '../staff')).toBeUndefined();
  expect(await readQuotation(await createLocalReq({}, cms), id)).toBeUndefined();
});
