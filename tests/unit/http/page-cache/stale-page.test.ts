import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { expirePages, setListeningToInstances } from '@/lib/http/page-cache/page-cache';
import { errorLog, framework, requestPage, setEnv, waitForRevalidation } from '@/tests/support/cached-pages';
import { setCapabilities } from '@/tests/support/capabilities';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));

test('after 30 s a page is served stale and revalidated in the background', async () => {
  const first = await requestPage('/adult');
  vi.advanceTimersByTime(29_000);
  await requestPage('/adult');
  expect(framework.renderedPaths).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  const staleResponses = [await requestPage('/adult'), await requestPage('/adult')];
  await waitForRevalidation();
  expect(framework.renderedPaths).toHaveLength(2);
  expect(staleResponses[0]?.text[0]).toBe(first.text[0]);
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
});

test('revalidation starts after the stale response and its assets', async () => {
  await requestPage('/adult');
  const order: string[] = [];
  framework.beforeRender = () => void order.push('rendered');
  vi.advanceTimersByTime(31_000);
  await requestPage('/adult', { 'accept-encoding': 'br' });
  await pause(50);
  order.push('response', 'assets');
  await waitForRevalidation();
  expect(order).toEqual(['response', 'assets', 'rendered']);
});

test('a page older than an hour is not served stale', async () => {
  await requestPage('/adult');
  vi.advanceTimersByTime(61 * 60_000);
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
});

test.each([
  ['an existing backend', () => setCapabilities({ hasCms: false })],
  ['PostgreSQL', () => setEnv({ DATABASE_URL: 'postgres://localhost/school' })],
])('with %s, where others may save unnoticed, pages are not served stale', async (_, choose) => {
  await requestPage('/adult');
  choose();
  vi.advanceTimersByTime(31_000);
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
});

test('with PostgreSQL pages are served stale while this instance is notified of saves on others', async () => {
  onTestFinished(() => setListeningToInstances(false));
  setEnv({ DATABASE_URL: 'postgres://localhost/school' });
  setListeningToInstances(true);
  await requestPage('/adult');
  vi.advanceTimersByTime(31_000);
  expect((await requestPage('/adult')).text).toMatch(/^1 /);
  setListeningToInstances(false);
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
});

test('a stale page is served when revalidation fails', async () => {
  await requestPage('/adult');
  framework.beforeRender = () => {
    throw new Error('The database does not answer.');
  };
  vi.advanceTimersByTime(31_000);
  await requestPage('/adult');
  await waitForRevalidation();
  expect((await requestPage('/adult')).text).toMatch(/^1 /);
});

const fail = () => {
  throw new Error('The database does not respond.');
};

test.each([
  ['older than half a minute', '/kid', () => vi.advanceTimersByTime(31_000)],
  ['possibly outdated', '/blog', expirePages],
])(
  'with PostgreSQL guests get a page that is %s while it cannot be rendered, and the new one afterwards',
  async (_, path, makeStale) => {
    setEnv({ DATABASE_URL: 'postgres://localhost/school' });
    await requestPage(path);
    makeStale();
    framework.beforeRender = fail;
    for (let request = 0; request < 3; request += 1) expect((await requestPage(path)).text).toMatch(/^1 /);
    expect(framework.renderedPaths).toHaveLength(2);
    framework.beforeRender = () => {};
    vi.advanceTimersByTime(4000);
    expect((await requestPage(path)).text).toMatch(/^1 /);
    await waitForRevalidation();
    expect((await requestPage(path)).text).toMatch(/^3 /);
  },
);

test('pages that may be outdated are rendered before they are served', async () => {
  await requestPage('/adult');
  expirePages();
  expect((await requestPage('/adult')).text).toMatch(/^2 /);
});

test('a page that could not be rendered for an hour is an error', async () => {
  await requestPage('/adult');
  framework.beforeRender = fail;
  vi.advanceTimersByTime(59 * 60_000);
  expect((await requestPage('/adult')).status).toBe(200);
  vi.advanceTimersByTime(11 * 60_000);
  expect((await requestPage('/adult')).status).toBe(500);
});

describe('a render that hangs', () => {
  const reachTimeout = async () => {
    while (framework.hangingRenders === 0) await pause(5);
    await pause(50);
    vi.advanceTimersByTime(12_000);
  };

  test('times out: waiting requests go to the framework, and the next one renders again', async () => {
    framework.isHanging = true;
    const waiting = [requestPage('/adult'), requestPage('/adult')];
    await reachTimeout();
    const responses = await Promise.all(waiting);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(framework.renderedPaths).toHaveLength(3);
    expect(errorLog).toHaveBeenCalledWith(
      'Rendering /adult for the cache failed.',
      expect.stringContaining('No response within 12000 ms.'),
    );
    framework.isHanging = false;
    await requestPage('/adult');
    await requestPage('/adult');
    expect(framework.renderedPaths).toHaveLength(4);
  });

  test('is logged, and the stale page is served', async () => {
    await requestPage('/native');
    framework.isHanging = true;
    vi.advanceTimersByTime(31_000);
    await requestPage('/native');
    await waitForRevalidation();
    await reachTimeout();
    await pause(50);
    expect(errorLog).toHaveBeenCalledWith(
      'Rendering /native for the cache failed.',
      expect.stringContaining('No response within 12000 ms.'),
    );
    expect((await requestPage('/native')).text).toMatch(/^1 /);
  });
});

test('a page whose record was removed is no longer served after revalidation', async () => {
  await requestPage('/kid/removed');
  framework.isRecordRemoved = true;
  vi.advanceTimersByTime(31_000);
  expect((await requestPage('/kid/removed')).status).toBe(200);
  await waitForRevalidation();
  expect((await requestPage('/kid/removed')).status).toBe(404);
});
