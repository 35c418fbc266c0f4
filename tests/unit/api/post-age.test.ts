import { beforeEach, expect, test, vi } from 'vitest';
import { setListeningToInstances } from '@/lib/http/page-cache/page-cache';

const settings = vi.hoisted(() => ({ DATABASE_URL: '' }));
vi.mock('@/lib/env', () => ({ env: () => settings }));
const caches = vi.hoisted(() => [] as { tags: string[]; revalidate: number }[]);
vi.mock('next/cache', () => ({
  unstable_cache: (_load: unknown, _key: string[], options: { tags: string[]; revalidate: number }) => {
    caches.push(options);
    return async () => null;
  },
  revalidateTag: () => {},
}));
const { findPost } = await import('@/lib/api/posts');

beforeEach(() => {
  caches.length = 0;
});

test('a view changes the page of a post ten minutes later at most, a save at once', async () => {
  await findPost('false-friends');
  expect(caches).toEqual([{ tags: ['posts', 'media'], revalidate: 600 }]);
});

test.each([
  ['hears of saves on others', true, 600],
  ['hears of none', false, 60],
])('an instance that %s may show an old post for a while (%s: %i s)', async (_, isListening, revalidate) => {
  settings.DATABASE_URL = 'postgres://127.0.0.1/school';
  setListeningToInstances(isListening);
  await findPost('false-friends');
  expect(caches.map((one) => one.revalidate)).toEqual([revalidate]);
});
