import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetRateLimit } from '@/lib/backend/rate-limits';
import { executeSql } from '@/lib/backend/sql';
import { deleteOldVisits } from '@/lib/backend/visits';
import { readVisits } from '@/lib/cms/visits/read-visits';
import { readFilters } from '@/lib/cms/visits/visit-filters';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';

const environment = vi.hoisted(() => ({ countVisits: '1' as '0' | '1' }));
vi.mock('@/lib/env', async (original) => {
  const { env, ...rest } = await original<typeof import('@/lib/env')>();
  return { ...rest, env: () => ({ ...env(), COUNT_VISITS: environment.countVisits }) };
});

const { cms, request } = await openTestBackend();

const visit = { path: '/adult', device: 'phone', line: 'fast', lcp: 1800, inp: 80, cls: 0 };
const post = (body: unknown, headers: Record<string, string> = {}) =>
  request('/visits', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromIp(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const rows = async () => {
  const { docs } = await cms.find({ collection: 'visit-counts', sort: ['day', 'metric', 'bucket'], pagination: false });
  return docs.map(({ id, ...row }) => row);
};
const row = { day: '2026-12-01', page: '/adult', device: 'phone', line: 'fast' };

beforeEach(async () => {
  await cms.delete({ collection: 'visit-counts', where: {} });
  await resetRateLimit('allBeacons', '');
  // 23:00 on 1 December in Yangon.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T16:30:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  environment.countVisits = '1';
});

test('a page view and its measurements are counted by day, page, device and line', async () => {
  expect((await post(visit)).status).toBe(204);
  await post({ ...visit, lcp: 1999, inp: undefined });
  vi.setSystemTime(new Date('2026-12-01T18:30:00Z'));
  await post({
    ...visit,
    path: '/blog/false-friends',
    device: 'desktop',
    line: 'unknown',
    lcp: undefined,
    inp: undefined,
    cls: 30,
  });
  expect(await rows()).toEqual([
    { ...row, metric: 'cls', bucket: 0, count: 2 },
    { ...row, metric: 'inp', bucket: 50, count: 1 },
    { ...row, metric: 'lcp', bucket: 1500, count: 2 },
    { ...row, metric: 'views', bucket: 0, count: 2 },
    { day: '2026-12-02', page: '/blog/*', device: 'desktop', line: 'unknown', metric: 'cls', bucket: 25, count: 1 },
    { day: '2026-12-02', page: '/blog/*', device: 'desktop', line: 'unknown', metric: 'views', bucket: 0, count: 1 },
  ]);
});

test('no visit is lost when many arrive at once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, at) => post({ ...visit, lcp: at * 100 })));
  const counted = await rows();
  const sum = (metric: string) =>
    counted.filter((one) => one.metric === metric).reduce((all, { count }) => all + count, 0);
  expect([sum('views'), sum('lcp'), sum('inp'), sum('cls')]).toEqual([40, 40, 40, 40]);
});

test('nothing that identifies a visitor is stored', async () => {
  const sent = { ...visit, path: '/blog/su-su-hlaing', name: 'Su Su Hlaing', id: 'visitor-1' };
  await post(sent, {
    'user-agent': 'Su-Browser/1.0',
    cookie: 'learner_session=secret-token',
    referer: 'https://chat.example/su',
    'x-forwarded-for': '203.0.113.77',
  });
  const stored = JSON.stringify(await executeSql(sql`SELECT * FROM visit_counts`));
  expect(stored).toContain('/blog/*');
  expect(stored).not.toMatch(/su-|Su |visitor-1|secret|chat\.example|203\.0\.113/);
});

test.each([
  ['no JSON', '{', 400],
  ['another shape', { views: 1 }, 400],
  ['an unknown device', { ...visit, device: 'fridge' }, 400],
  ['a negative time', { ...visit, lcp: -1 }, 400],
  ['an impossible time', { ...visit, lcp: 1e9 }, 400],
  ['a fraction', { ...visit, cls: 0.1 }, 400],
  ['a page that does not exist', { ...visit, path: '/no-such-page' }, 204],
  ['an admin page', { ...visit, path: '/admin/desk' }, 204],
])('%s is not counted', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(await rows()).toEqual([]);
});

test('a form of another site cannot count visits', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    expect((await post(visit, { 'content-type': type })).status).toBe(415);
  }
  expect(await rows()).toEqual([]);
});

test('a report of more than 2 KB is refused', async () => {
  expect((await post({ ...visit, extra: 'x'.repeat(3000) })).status).toBe(413);
  expect(await rows()).toEqual([]);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'HeadlessChrome/141',
  'AhrefsBot',
  'Bytespider',
  'Chrome-Lighthouse',
])('the robot %s is not counted', async (agent) => {
  expect((await post(visit, { 'user-agent': agent })).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('a phone of the brand Cubot is no robot', async () => {
  await post(visit, { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT X70) Chrome/141.0.0.0 Mobile' });
  expect(await rows()).toHaveLength(4);
});

test('a school that switched it off counts nothing', async () => {
  environment.countVisits = '0';
  expect((await post(visit)).status).toBe(204);
  expect(await rows()).toEqual([]);
});

test('a client is counted three hundred times in ten minutes', async () => {
  const client = fromIp();
  for (let at = 0; at < 305; at++) expect((await post(visit, client)).status).toBe(204);
  expect(await rows()).toContainEqual({ ...row, metric: 'views', bucket: 0, count: 300 });
});

test('counts are deleted after two years', async () => {
  await post(visit);
  await deleteOldVisits(Date.now() + 729 * 86_400_000);
  expect(await rows()).toHaveLength(4);
  await deleteOldVisits(Date.now() + 732 * 86_400_000);
  expect(await rows()).toEqual([]);
});

test('staff read the visits of the last days by page and by day, with filters', async () => {
  await post(visit);
  await post({ ...visit, path: '/', device: 'tablet', lcp: 3200 });
  await post({ ...visit, path: '/', line: 'slow' });
  vi.setSystemTime(new Date('2026-12-07T16:30:00Z'));
  await post(visit);
  const read = (params: Record<string, string>) => readVisits(cms, readFilters(params));
  const byPage = await read({});
  expect(byPage.days).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-12-${day}`));
  expect(byPage.viewsPerDay).toEqual([3, 0, 0, 0, 0, 0, 1]);
  expect(byPage.total.views).toBe(4);
  expect(byPage.groups.map(({ name, views }) => [name, views]).toSorted()).toEqual([
    ['/', 2],
    ['/adult', 2],
  ]);
  expect(byPage.total.histograms.lcp).toEqual(
    new Map([
      [1500, 3],
      [3000, 1],
    ]),
  );
  const byDay = await read({ by: 'day', page: '/adult' });
  expect(byDay.groups.map(({ name, views }) => [name, views])).toEqual([
    ['2026-12-07', 1],
    ['2026-12-01', 1],
  ]);
  expect((await read({ device: 'tablet' })).total.views).toBe(1);
  expect((await read({ line: 'slow', device: 'phone' })).total.views).toBe(1);
  vi.setSystemTime(new Date('2026-12-08T16:30:00Z'));
  expect((await read({})).total.views).toBe(1);
  expect((await read({ days: '28' })).total.views).toBe(4);
});
