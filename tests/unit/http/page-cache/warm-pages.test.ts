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

test('the pages of the sitemap are rendered in both variants, the home page first, and then come from the cache', async () => {
  framework.sitemap = ['', '/adult', '/adult/Fran%C3%A7ais%20A1', '/adult/Fran%C3%A7ais%20A1?id=1'];
  warmPagesLater(origin(), 0);
  vi.advanceTimersByTime(1);
  const paths = ['/', '/adult', '/adult/Fran%C3%A7ais%20A1'];
  const notFound = '/-/not-found';
  expect(await renders(8)).toEqual([...paths, notFound, ...paths, notFound]);
  await requestPage('/');
  await requestPage('/adult', { 'sec-fetch-site': 'same-origin' });
  expect(framework.renderedPaths).toHaveLength(8);
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
  expect(await renders(5)).toEqual(['/', '/adult', '/-/not-found', '/adult', '/-/not-found']);
});

test('a failed render is no error for anyone', async () => {
  framework.beforeRender = () => {
    throw new Error('The database is gone.');
  };
  framework.sitemap = ['/adult'];
  warmPagesLater(origin(), 0);
  vi.advanceTimersByTime(1);
  await renders(5);
  expect(errorLog).not.toHaveBeenCalled();
});
