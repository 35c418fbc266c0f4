import { expect, test, vi } from 'vitest';
import { openExistingBackend } from '@/tests/support/existing-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { findPost } = await import('@/lib/api/posts');

const post = { _id: '1'.padStart(24, '0'), title: 'ပြင်သစ်စာ သင်ချင်ပါတယ်', content: '<p>Bonjour</p>' };
existing.respondTo('/api/blog', { body: { data: { currentDatas: [post], totalPages: 1 } } });

test('a post is found by its title in Zawgyi, which no other title is converted for', async () => {
  existing.respondTo(`/api/blog/get-single-blog?title=${encodeURIComponent(post.title)}`, { body: { data: post } });
  expect((await findPost('ျပင္သစ္စာ သင္ခ်င္ပါတယ္')).data?.title).toBe(post.title);
  expect((await findPost(post.title)).data?.title).toBe(post.title);
  existing.requests.length = 0;
  expect((await findPost('No such post')).data).toBeNull();
  expect(existing.requests.filter(({ url }) => url.includes('get-single-blog'))).toHaveLength(1);
});
