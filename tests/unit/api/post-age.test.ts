import { expect, test, vi } from 'vitest';

const caches = vi.hoisted(() => [] as { tags: string[]; revalidate: number }[]);
vi.mock('next/cache', () => ({
  unstable_cache: (_load: unknown, _key: string[], options: { tags: string[]; revalidate: number }) => {
    caches.push(options);
    return async () => null;
  },
  revalidateTag: () => {},
}));

const secret = 'x'.repeat(32);
Object.assign(process.env, { PAYLOAD_SECRET: secret, SESSION_SECRET: secret, CRON_SECRET: secret });
const { findPost } = await import('@/lib/api/posts');

test('a view changes the page of a post ten minutes later at most, a save at once', async () => {
  await findPost('false-friends');
  expect(caches).toEqual([{ tags: ['posts', 'media'], revalidate: 600 }]);
});
