import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { invalidatePages } from '@/lib/http/page-cache/page-cache';
import { warmPagesLater } from '@/lib/http/page-cache/warm-pages';
import { errorLog, framework, requestPage, server } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));

const origin = () => ({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });

async function renders(count: number): Promise<string[]> {
  await vi.waitFor(() => expect(framework.renderedPaths).toHaveLength(count), { timeout: 10_000 });
  return framework.renderedPaths;
}

const notFound = '/-/not-found';
const homes = ['/', '/', '/my', '/my', '/fr', '/fr'];

test('the pages of the sitemap are rendered in both variants, the home pages first, and then come from the cache', async () => {
  framework.sitemap = ['', '/adult', '/adult/Fran%C3%A7ais%20A1', '/adult/Fran%C3%A7ais%20A1?id=1'];
  const onHome = vi.fn(() => expect(framework.renderedPaths).toEqual(homes));
  warmPagesLater(origin(), { delayMs: 0, onHome });
  vi.advanceTimersByTime(1);
  const paths = ['/adult', '/adult/Fran%C3%A7ais%20A1', notFound];
  expect(await renders(12)).toEqual([...homes, ...paths, ...paths]);
  expect(onHome).toHaveBeenCalledOnce();
  await requestPage('/');
  await requestPage('/adult', { 'sec-fetch-site': 'same-origin' });
  expect(framework.renderedPaths).toHaveLength(12);
});

test('on a quiet site pages are rendered again before they are too old to be served', async () => {
  framework.sitemap = ['/adult'];
  const onRefresh = vi.fn();
  warmPagesLater(origin(), { delayMs: 0, onRefresh });
  vi.advanceTimersByTime(1);
  await renders(10);
  expect(onRefresh).not.toHaveBeenCalled();
  // Ends with the last render.
  await requestPage(notFound, { 'sec-fetch-site': 'same-origin' });
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  vi.advanceTimersByTime(45 * 60_000);
  expect(onRefresh).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await renders(20);
  vi.advanceTimersByTime(30 * 60_000);
  expect((await requestPage('/adult')).status).toBe(200);
  expect(framework.renderedPaths).toHaveLength(20);
});

test('after saves that follow each other, pages are rendered once, when the last one is over', async () => {
  framework.sitemap = ['/adult'];
  for (let save = 0; save < 3; save++) {
    invalidatePages();
    warmPagesLater(origin());
    vi.advanceTimersByTime(2000);
  }
  expect(framework.renderedPaths).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(await renders(10)).toEqual([...homes, '/adult', notFound, '/adult', notFound]);
});

test('right after a save, as at the end of a first start, pages are rendered once they can be cached', async () => {
  framework.sitemap = [];
  invalidatePages();
  warmPagesLater(origin(), { delayMs: 0 });
  vi.advanceTimersByTime(1999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  await renders(8);
  await requestPage('/');
  expect(framework.renderedPaths).toHaveLength(8);
});

test('a failed render is no error for anyone', async () => {
  framework.beforeRender = () => {
    throw new Error('The database is gone.');
  };
  framework.sitemap = ['/adult'];
  warmPagesLater(origin(), { delayMs: 0 });
  vi.advanceTimersByTime(1);
  await renders(10);
  expect(errorLog).not.toHaveBeenCalled();
});
