import { beforeAll, describe, expect, test } from 'vitest';
import { type Post, postPage, singlePost } from '@/lib/contract/posts';
import { openTestBackend } from '@/tests/support/database';
import { makePost, richText } from '@/tests/support/factories';

const { read, request } = await openTestBackend();

type Page = { currentDatas: Post[]; totalPages: number };
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const single = async (title: string, id?: string) =>
  (await read(`/blog/get-single-blog?title=${encodeURIComponent(title)}`, id ? { headers: { id } } : {})) as Post;

beforeAll(async () => {
  for (let day = 1; day <= 11; day++) await makePost({ title: `post-${day}`, publishedAt: daysAgo(day) });
  await makePost({
    title: 'Le padauk',
    displayTitle: 'ပိတောက် : l’arbre de la pluie',
    content: richText('<script>alert(1)</script>', 'The rain is near.'),
    publishedAt: daysAgo(30),
    views: 41,
  });
  await makePost({ title: 'draft', displayTitle: 'Unfinished', _status: 'draft' });
});

describe('the blog lists posts', () => {
  test('ten a page, newest first, without their texts', async () => {
    const first = (await read('/blog')) as Page;
    const second = (await read('/blog?page=2')) as Page;
    expect(first.currentDatas.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `post-${index + 1}`),
    );
    expect(second.currentDatas.map(({ title }) => title)).toEqual(['post-11', 'Le padauk']);
    expect([first.totalPages, second.totalPages]).toEqual([2, 2]);
    expect(first.currentDatas[0]).not.toHaveProperty('content');
    expect(postPage.parse(second)).toEqual(second);
  });

  test('the four newest for the home page', async () => {
    const home = (await read('/blog/get-for-home')) as Post[];
    expect(home.map(({ title }) => title)).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
  });

  test('no drafts', async () => {
    const all = (await read('/blog?limit=100')) as Page;
    expect(all.currentDatas).toHaveLength(12);
    for (const title of ['draft', 'Unfinished']) {
      expect((await request(`/blog/get-single-blog?title=${title}`)).status).toBe(404);
    }
  });
});

describe('a post is returned', () => {
  test('with the specified fields and escaped input of editors', async () => {
    const post = await single('Le padauk');
    expect(post).toEqual({
      _id: expect.any(String),
      title: 'Le padauk',
      displayTitle: 'ပိတောက် : l’arbre de la pluie',
      badge: 'Culture',
      userName: 'Claire Moreau',
      views: 41,
      excerpt: 'When the padauk flowers, the rain is near.',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      content: '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>The rain is near.</p>',
      coverMobile: expect.stringMatching(/^\/media\//),
      image: expect.stringMatching(/^\/media\//),
      pictures: expect.objectContaining({ image: expect.objectContaining({ alt: 'A padauk branch' }) }),
    });
    expect(singlePost.parse(post)).toEqual(post);
  });

  test('by display title, or by id in the title or in the header', async () => {
    const { _id } = await single('Le padauk');
    expect((await single('ပိတောက် : l’arbre de la pluie'))._id).toBe(_id);
    expect((await single(_id))._id).toBe(_id);
    expect((await single('', _id))._id).toBe(_id);
    expect((await single('an older title', _id))._id).toBe(_id);
  });

  test('the id decides when title and id name two posts, the title when it is another’s display title', async () => {
    const first = await makePost({ title: 'one', displayTitle: 'The same words' });
    const second = await makePost({ title: 'The same words', displayTitle: 'Other words' });
    expect((await single('The same words'))._id).toBe(second.id);
    expect((await single('The same words', first.id))._id).toBe(first.id);
  });

  test.each(['no such post', '00000000-0000-4000-8000-000000000000', '%', "' OR 1=1 --"])(
    'not for the unknown title %j',
    async (title) => {
      const response = await request(`/blog/get-single-blog?title=${encodeURIComponent(title)}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ error: 'This post does not exist.', code: 'postUnknown' });
    },
  );

  test('only with a title or id', async () => {
    const response = await request('/blog/get-single-blog');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Which post? Give its title.',
      code: 'titleRequired',
      field: 'title',
    });
  });

  test('without counting a view, which is a separate call', async () => {
    await single('Le padauk');
    expect((await single('Le padauk')).views).toBe(41);
  });
});

test('the index of all posts has only the fields for links', async () => {
  const { currentDatas } = (await read('/blog?fields=index')) as { currentDatas: object[] };
  expect(currentDatas.length).toBeGreaterThan(0);
  for (const post of currentDatas) expect(Object.keys(post).toSorted()).toEqual(['_id', 'createdAt', 'title']);
});
