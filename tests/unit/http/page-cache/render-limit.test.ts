import { type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { fillCache } from '@/lib/http/page-cache/serve-page';
import { framework, requestPage, server } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({ TRUST_PROXY: 1 })) }));

const from = (ip: string) => ({ 'x-forwarded-for': ip });

test('a client that forces renders is asked to wait; others, and cached pages, go on', async () => {
  await requestPage('/adult', from('192.0.2.1'));
  for (let count = 0; count < 240; count++) await requestPage(`/status?reference=${count}`, from('192.0.2.2'));
  const refused = await requestPage('/status?reference=x', from('192.0.2.2'));
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await requestPage('/native', from('192.0.2.2'))).status).toBe(503);
  expect((await requestPage('/adult', from('192.0.2.2'))).status).toBe(200);
  expect((await requestPage('/status?reference=x', from('192.0.2.3'))).status).toBe(200);
});

test('renders beyond the queue are refused, whoever asks; cached pages go on', async () => {
  await requestPage('/adult', from('192.0.2.4'));
  framework.isHanging = true;
  const waiting = Array.from({ length: 64 }, (_, index) => requestPage(`/blog/${index}`, from(`203.0.113.${index}`)));
  while (framework.hangingRenders < 4) await pause(5);
  await pause(50);
  expect((await requestPage('/kid', from('198.51.100.1'))).status).toBe(503);
  expect((await requestPage('/adult', from('198.51.100.1'))).status).toBe(200);
  framework.isHanging = false;
  vi.advanceTimersByTime(12_000);
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(64).fill(200));
});

/** Renders wait until the returned function is called. */
function holdRenders(): () => void {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  framework.beforeRender = () => released;
  return release;
}

test('a made-up session cookie or a header of the framework exempts from no limit', async () => {
  const session = { cookie: 'learner_session=made-up' };
  for (let count = 0; count < 120; count++) {
    await requestPage('/adult', { ...from('192.0.2.5'), ...session });
    await requestPage('/adult', { ...from('192.0.2.5'), rsc: '1' });
  }
  expect((await requestPage('/adult', { ...from('192.0.2.5'), ...session })).status).toBe(503);
  expect((await requestPage('/adult', { ...from('192.0.2.5'), rsc: '1' })).status).toBe(503);
  expect((await requestPage('/adult', { ...from('192.0.2.6'), ...session })).status).toBe(200);
});

test('a flood of the admin’s pages ends in 503 and leaves the site its renders', async () => {
  const release = holdRenders();
  let refused = 0;
  const flood = Array.from({ length: 80 }, async () => {
    const { status } = await requestPage('/admin/login', from('192.0.2.8'));
    if (status === 503) refused += 1;
  });
  while (refused < 16) await pause(5);
  expect(framework.renderedPaths).toHaveLength(4);
  release();
  expect((await requestPage('/status?reference=x', from('192.0.2.9'))).status).toBe(200);
  await Promise.all(flood);
  expect([framework.renderedPaths.length, refused]).toEqual([65, 16]);
});

test('many stale pages are rendered one at a time, beside the renders of visitors', async () => {
  const paths = Array.from({ length: 100 }, (_, index) => `/blog/stale-${index}`);
  for (const path of paths) await requestPage(path, from('192.0.2.13'));
  vi.advanceTimersByTime(31_000);
  framework.renderedPaths = [];
  const release = holdRenders();
  for (const path of paths) expect((await requestPage(path, from('192.0.2.13'))).status).toBe(200);
  vi.advanceTimersByTime(5000);
  const { port } = server.address() as AddressInfo;
  const warmed = fillCache({ host: '127.0.0.1', port, path: '/blog/warmed', isFirstVisit: true });
  await pause(50);
  expect(framework.renderedPaths).toEqual(paths.slice(0, 1));
  // A second request does not schedule it again.
  await requestPage('/blog/stale-0', from('192.0.2.13'));
  vi.advanceTimersByTime(5000);
  const visitors = Array.from({ length: 4 }, (_, index) =>
    requestPage(`/status?reference=${index}`, from('192.0.2.14')),
  );
  await vi.waitFor(() => expect(framework.renderedPaths).toHaveLength(5));
  release();
  expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual(Array(4).fill(200));
  await warmed;
  expect(framework.renderedPaths.toSorted()).toEqual(
    [...paths, '/blog/warmed', ...visitors.map((_, index) => `/status?reference=${index}`)].toSorted(),
  );
});

function startRequest(path: string, ip: string): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ port, path, headers: from(ip), agent: false })
    .on('error', () => {})
    .end();
}

const countConnections = () => promisify(server.getConnections.bind(server))();

test('clients who leave while they wait take no render from the others', async () => {
  const release = holdRenders();
  let arrived = 0;
  server.on('request', () => {
    arrived += 1;
  });
  const staying = Array.from({ length: 4 }, (_, index) =>
    requestPage(`/status?reference=${index}`, from('192.0.2.10')),
  );
  while (framework.renderedPaths.length < 4) await pause(5);
  const leaving = Array.from({ length: 20 }, (_, index) => startRequest(`/status?reference=l${index}`, '192.0.2.11'));
  while (arrived < 24) await pause(5);
  for (const each of leaving) each.destroy();
  while ((await countConnections()) > 4) await pause(5);
  release();
  await Promise.all(staying);
  expect((await requestPage('/status?reference=x', from('192.0.2.12'))).status).toBe(200);
  expect(framework.renderedPaths).toHaveLength(5);
});
