import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { deleteOldViews } from '@/lib/backend/post-views';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend, type TestBackend } from '@/tests/support/database';

let backend: TestBackend;

beforeAll(async () => {
  backend = await openTestBackend();
});

const paragraph = (text: string) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function makePost(status: 'draft' | 'published' = 'published') {
  const name = randomUUID();
  const image = await backend.cms.create({
    collection: 'media',
    data: { alt: 'A page' },
    file: { data: pixel, mimetype: 'image/png', name: `${name}.png`, size: pixel.length },
  });
  return backend.cms.create({
    collection: 'posts',
    data: {
      title: name,
      displayTitle: 'A post that is read',
      excerpt: 'For counting.',
      content: paragraph('Bonjour.'),
      image: image.id,
      badge: 'Study tips',
      userName: 'Thiri Aung',
      publishedAt: new Date().toISOString(),
      _status: status,
    },
  });
}

const read = (id: string, visit?: string) =>
  backend.request(`/blog/${id}/view`, { method: 'POST', headers: visit ? { unique_id: visit } : {} });

const views = async (title: string) =>
  ((await backend.read(`/blog/get-single-blog?title=${title}`)) as { views: number }).views;

describe('views of a post', () => {
  test('a reader counts once per visit', async () => {
    const post = await makePost();
    const visit = randomUUID();
    expect(await (await read(post.id, visit)).json()).toEqual({ data: { views: 1, counted: true } });
    expect(await (await read(post.id, visit)).json()).toEqual({ data: { views: 1, counted: false } });
    expect(await (await read(post.id, randomUUID())).json()).toEqual({ data: { views: 2, counted: true } });
    expect(await views(post.title)).toBe(2);
  });

  test('reading a post does not count by itself', async () => {
    const post = await makePost();
    await views(post.title);
    expect(await views(post.title)).toBe(0);
  });

  test('concurrent readers all count', async () => {
    const post = await makePost();
    const responses = await Promise.all(Array.from({ length: 20 }, () => read(post.id, randomUUID())));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await views(post.title)).toBe(20);
  });

  test('a visit without an id counts once a day per client IP', async () => {
    const post = await makePost();
    await read(post.id);
    await read(post.id);
    expect(await views(post.title)).toBe(1);
  });

  test('a client IP counts a hundred visits of a post a day, and then once; others and other posts count on', async () => {
    const [post, other] = [await makePost(), await makePost()];
    const from = async (ip: string, id = post.id) => {
      const headers = { unique_id: randomUUID(), ...fromIp(ip) };
      const response = await backend.request(`/blog/${id}/view`, { method: 'POST', headers });
      return ((await response.json()) as { data: { views: number; counted: boolean } }).data;
    };
    for (let visits = 1; visits <= 100; visits++)
      expect(await from('192.0.2.1')).toEqual({ views: visits, counted: true });
    expect(await from('192.0.2.1')).toEqual({ views: 101, counted: true });
    expect(await from('192.0.2.1')).toEqual({ views: 101, counted: false });
    expect(await from('192.0.2.2')).toEqual({ views: 102, counted: true });
    expect(await from('192.0.2.1', other.id)).toEqual({ views: 1, counted: true });
  });

  test('reader ids are deleted after a month, the count is not', async () => {
    const post = await makePost();
    await read(post.id, randomUUID());
    const month = 31 * 24 * 60 * 60 * 1000;
    await deleteOldViews();
    expect((await backend.cms.count({ collection: 'post-views' })).totalDocs).toBeGreaterThan(0);
    await deleteOldViews(Date.now() + month);
    expect((await backend.cms.count({ collection: 'post-views' })).totalDocs).toBe(0);
    expect(await views(post.title)).toBe(1);
  });

  test('counting makes no version, and an edit keeps the count', async () => {
    const post = await makePost();
    const versions = () => backend.cms.countVersions({ collection: 'posts', where: { parent: { equals: post.id } } });
    const before = await versions();
    await read(post.id, randomUUID());
    await read(post.id, randomUUID());
    expect(await versions()).toEqual(before);
    await backend.cms.update({
      collection: 'posts',
      id: post.id,
      data: { excerpt: 'Edited after it was read.', _status: 'published' },
    });
    expect(await views(post.title)).toBe(2);
  });

  test.each([
    ['a malformed id', 'nonsense', 400],
    ['an unknown post', '00000000-0000-4000-8000-000000000000', 404],
  ])('%s is refused', async (_, id, status) => {
    const response = await read(id, randomUUID());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code: expect.any(String) });
  });

  test('views of a draft are refused', async () => {
    const post = await makePost('draft');
    expect((await read(post.id, randomUUID())).status).toBe(404);
  });

  test('a visit id that is too long is refused', async () => {
    const post = await makePost();
    expect((await read(post.id, 'x'.repeat(101))).status).toBe(400);
  });
});
