import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { exportEndpoint } from '@/lib/cms/inbox/export';
import { exportedCollections } from '@/lib/cms/inbox/export-columns';
import { inquiryTypes } from '@/lib/contract/inquiry-options';
import { openTestBackend } from '@/tests/support/database';
import { inboxFactories } from '@/tests/support/inbox-records';
import { registerLearner } from '@/tests/support/learners';
import { formPoster } from '@/tests/support/post';
import { callCms, logInStaff } from '@/tests/support/staff-session';

const backend = await openTestBackend();
const { cms, request } = backend;
const { postJson } = formPoster(backend);
const { makeMessage } = inboxFactories(cms);
const owner = await logInStaff(cms, 'owner');

const callExport = (path: string, headers: Record<string, string> = {}) => callCms(path, { headers });

/** The lines of an export, without its byte order mark. */
async function readLines(path: string, headers: Record<string, string>): Promise<string[]> {
  const response = await callExport(path, headers);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer())
    .toString()
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .filter(Boolean);
}

const inboxCollections = exportedCollections.filter((slug) => slug !== 'enrolments' && slug !== 'payment-requests');

test('an exported phone is in the national format, without the apostrophe of an escaped formula', async () => {
  const { reference } = await makeMessage();
  const row = (await readLines('/messages/export', owner.headers)).find((line) => line.startsWith(reference));
  expect(row).toContain(',su@example.com,09 250 000 117,');
});

test('every role of the inbox can export it; nobody else can', async () => {
  const learner = await registerLearner(request);
  for (const role of ['owner', 'editor', 'enrolments'] as const) {
    const { headers } = await logInStaff(cms, role);
    for (const slug of inboxCollections) expect((await callExport(`/${slug}/export`, headers)).status).toBe(200);
  }
  const strangers: Record<string, string>[] = [{}, learner.bearer, { cookie: `payload-token=${learner.token}` }];
  for (const stranger of strangers) {
    for (const slug of exportedCollections) {
      const response = await callExport(`/${slug}/export`, stranger);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    }
  }
  const req = await createLocalReq({ user: { ...owner.member, roles: [] } }, cms);
  for (const slug of exportedCollections) expect((await exportEndpoint(slug).handler(req)).status).toBe(403);
});

test('an export is UTF-8 with a byte order mark, with dates in Yangon time, and is not cached', async () => {
  await makeMessage({ name: 'ဒေါ်စု', createdAt: '2026-03-31T18:00:00.000Z', email: 'bom@example.com' });
  const response = await callExport('/messages/export?where[email][equals]=bom@example.com', owner.headers);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(bytes.toString()).toContain('ဒေါ်စု');
  expect(bytes.toString()).toContain('2026-04-01 00:30');
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-\d{4}-\d\d-\d\d\.csv"$/);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1', "'\r'=1"],
])('a cell that starts with %j is escaped', async (cell, shown) => {
  const email = `${randomUUID()}@example.com`;
  await makeMessage({ email, subject: cell, name: 'A "quoted", name' });
  const csv = (await readLines(`/messages/export?where[email][equals]=${email}`, owner.headers)).join('\n');
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
])('a formula after a possible cell break is escaped: %j', async (subject, shown) => {
  const email = `${randomUUID()}@example.com`;
  await makeMessage({ email, subject });
  const csv = (await readLines(`/messages/export?where[email][equals]=${email}`, owner.headers)).join('\n');
  expect(csv).toContain(`,${shown},`);
});

test('an export has the filter, search and order of the list', async () => {
  const name = `Ma Khin ${randomUUID()}`;
  const first = await makeMessage({ name, createdAt: '2026-02-01T05:00:00.000Z' });
  const second = await makeMessage({ name, createdAt: '2026-02-02T05:00:00.000Z' });
  const closed = await makeMessage({ name, handling: 'done' });
  const search = encodeURIComponent(name);
  const ofNew = `where[or][0][and][0][handling][equals]=new&search=${search}`;
  const references = async (query: string) =>
    (await readLines(`/messages/export?${query}`, owner.headers)).slice(1).map((line) => line.split(',')[0]);
  expect(await references(ofNew)).toEqual([second.reference, first.reference]);
  expect(await references(`${ofNew}&sort=createdAt`)).toEqual([first.reference, second.reference]);
  expect(await references(`where[reference][equals]=${closed.reference}`)).toEqual([closed.reference]);
});

test('an export of several pages has each row once', async () => {
  const email = `${randomUUID()}@example.com`;
  const at = '2026-01-05T05:00:00.000Z';
  for (let done = 0; done < 510; done += 30)
    await Promise.all(Array.from({ length: 30 }, () => makeMessage({ email, createdAt: at })));
  const rows = (await readLines(`/messages/export?where[email][equals]=${email}`, owner.headers)).slice(1);
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(510);
});

test('an inquiry is exported with every wire field, its schedule as text', async () => {
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
  const csv = (await readLines(`/inquiries/export?where[email][equals]=${sent.email}`, owner.headers)).join('\n');
  for (const key of [...Object.keys(sent), 'schoolOrcampus', 'typeOfSupportRequired', 'proficiency'])
    expect(csv.split('\n')[0]?.split(',')).toContain(key);
  expect(csv).toContain('monday: Night (7-11)\nsaturday: Morning (9-12)');
  expect(csv).toContain('Google Search');
});

test('no export has a key or a hash, or can be filtered by one', async () => {
  for (const slug of exportedCollections) {
    const header = (await readLines(`/${slug}/export`, owner.headers))[0];
    expect(header).not.toMatch(/hash|password|idempotency|token/i);
  }
  const refused = await callExport('/messages/export?where[idempotencyKey][like]=a', owner.headers);
  expect(refused.status).toBe(400);
});

test('the export of subscribers has their unsubscribe links', async () => {
  await postJson('/about/click_to_subscribe', { email: 'reader@example.com' });
  const csv = (await readLines('/subscribers/export', owner.headers)).join('\n');
  const [, token = ''] = /reader@example\.com.*\/unsubscribe\?token=([\w-]+)/.exec(csv) ?? [];
  expect((await postJson('/about/unsubscribe', { token })).status).toBe(200);
  const { docs } = await cms.find({ collection: 'subscribers', where: { email: { equals: 'reader@example.com' } } });
  expect(docs[0]?.unsubscribedAt).toBeTruthy();
});
