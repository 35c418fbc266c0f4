import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteOldViolations } from '@/lib/backend/csp-reports';
import { resetRateLimit } from '@/lib/backend/rate-limits';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';

const { cms, request } = await openTestBackend();

const post = (body: unknown, headers: Record<string, string> = fromIp()) =>
  request('/csp-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/reports+json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const violation = (effectiveDirective: string, blockedURL = 'https://evil.example/x.js?token=1') => ({
  type: 'csp-violation',
  body: { effectiveDirective, blockedURL },
});
const counts = async () => {
  const { docs } = await cms.find({ collection: 'csp-violations', sort: ['day', 'directive'], pagination: false });
  return docs.map(({ day, directive, count, lastBlocked }) => ({ day, directive, count, lastBlocked }));
};

beforeEach(async () => {
  await cms.delete({ collection: 'csp-violations', where: {} });
  await resetRateLimit('allViolations', '');
});
afterEach(() => vi.useRealTimers());

test('violations are counted by directive and day, in both formats, and URLs are shortened to their origin', async () => {
  // 23:00 on 1 December in Yangon.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-01T16:30:00Z') });
  await post([violation('script-src-elem'), violation('img-src'), { type: 'deprecation', body: {} }]);
  const old = { 'csp-report': { 'violated-directive': "script-src-elem 'self'", 'blocked-uri': 'inline' } };
  expect((await post(old, { ...fromIp(), 'content-type': 'application/csp-report' })).status).toBe(204);
  vi.setSystemTime(new Date('2026-12-01T18:30:00Z'));
  await post([violation('img-src', 'data:image/png;base64,AAAA')]);
  expect(await counts()).toEqual([
    { day: '2026-12-01', directive: 'img-src', count: 1, lastBlocked: 'https://evil.example' },
    { day: '2026-12-01', directive: 'script-src-elem', count: 2, lastBlocked: 'inline' },
    { day: '2026-12-02', directive: 'img-src', count: 1, lastBlocked: 'data' },
  ]);
});

test('invented directives are one row, so that a flood cannot fill the database', async () => {
  for (let at = 0; at < 5; at++) await post([violation(`x-${at}`), violation('')]);
  expect(await counts()).toMatchObject([{ directive: 'other', count: 10 }]);
});

test('a client has thirty reports in ten minutes, of ten violations each', async () => {
  const headers = fromIp();
  for (let at = 0; at < 35; at++) {
    expect((await post(Array(20).fill(violation('img-src')), headers)).status).toBe(204);
  }
  expect(await counts()).toMatchObject([{ directive: 'img-src', count: 300 }]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', { 'csp-report': 7 }],
  ['no violations', [{ type: 'csp-violation' }]],
])('%s is accepted and ignored', async (_, body) => {
  expect((await post(body)).status).toBe(204);
  expect(await counts()).toEqual([]);
});

test('a report of more than 16 KB is refused', async () => {
  const large = JSON.stringify([violation('img-src', `https://evil.example/${'x'.repeat(17_000)}`)]);
  expect((await post(large)).status).toBe(413);
  expect(await counts()).toEqual([]);
});

test('counts are deleted after ninety days', async () => {
  await post([violation('img-src')]);
  await deleteOldViolations(Date.now() + 89 * 86_400_000);
  expect(await counts()).toHaveLength(1);
  await deleteOldViolations(Date.now() + 92 * 86_400_000);
  expect(await counts()).toEqual([]);
});
