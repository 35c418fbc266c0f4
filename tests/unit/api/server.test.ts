import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openForeignBackend } from '@/tests/support/foreign-backend';

const caches = vi.hoisted(() => [] as { key: string[]; tags: string[]; revalidate: number }[]);
vi.mock('next/cache', () => ({
  unstable_cache: (load: unknown, key: string[], options: { tags: string[]; revalidate: number }) => {
    caches.push({ key, ...options });
    return load;
  },
  revalidateTag: () => {},
}));

const foreign = await openForeignBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: foreign.url,
  LEVEL_TEST_TOKEN: 'the-admins-token',
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { load } = await import('@/lib/api/server');
const { beginning } = await import('@/lib/kept-pages/shelf');
const { findCourse } = await import('@/lib/api/courses');
const { findBook, listBooks } = await import('@/lib/api/books');
const { findPost, listHomePosts } = await import('@/lib/api/posts');
const { listEvents } = await import('@/lib/api/events');
const { getSiteInfo } = await import('@/lib/api/site-info');
const { listFaq } = await import('@/lib/api/about');
const { questionLevels } = await import('@/lib/contract/level-test');

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  logged.mockClear();
  foreign.heard.length = 0;
  caches.length = 0;
});

const failed = { failed: true, data: null };
const objectId = '65f0c0ffee65f0c0ffee65f0';

describe('a page reads from the school’s existing backend', () => {
  test('and takes what it gives: odd fields ignored, missing ones absent, malformed elements left out', async () => {
    foreign.says('/api/book', {
      body: {
        status: 200,
        data: {
          currentDatas: [{ _id: objectId, title: 'Premiers pas', price: 25000, __v: 0 }, { _id: 'no title' }, null],
          totalPages: '1',
        },
      },
    });
    expect(await listBooks()).toEqual({
      failed: false,
      data: [expect.objectContaining({ _id: objectId, title: 'Premiers pas', price: '25,000 MMK' })],
    });
  });

  test('one book is found in the whole list, where the filter is unknown', async () => {
    expect(await findBook(objectId)).toMatchObject({ failed: false, data: { title: 'Premiers pas' } });
    expect(await findBook('65f0c0ffee65f0c0ffee0000')).toEqual({ failed: false, data: null });
    foreign.heard.length = 0;
    expect(await findBook("' OR 1=1")).toEqual({ failed: false, data: null });
    expect(foreign.heard).toEqual([]);
  });

  test('a post is cleaned before it reaches a page', async () => {
    foreign.says('/api/blog/get-single-blog', {
      body: { data: { displayTitle: 'Le padauk', content: '<p onclick="x()">Bon<script>alert(1)</script>jour</p>' } },
    });
    const { data } = await findPost('Le padauk');
    expect(data).toMatchObject({ title: 'Le padauk', content: '<p>Bonjour</p>' });
  });

  test('and so are the rules of its lessons', async () => {
    foreign.says('/api/bank', {
      body: { data: [{ texts: { groupRules: '<p onclick="x()">စည်းကမ်း<script>alert(1)</script></p>' } }] },
    });
    expect((await getSiteInfo()).data?.texts?.groupRules).toBe('<p><span lang="my">စည်းကမ်း</span></p>');
  });

  test('a post is asked for by title and id, and what its lists alone tell stands beside it', async () => {
    const listed = { _id: objectId, title: 'le-padauk', displayTitle: 'Le padauk', createdAt: '2026-04-18T02:00:00Z' };
    foreign.says('/api/blog?page=1&limit=10', { body: { data: { currentDatas: [], totalPages: 2 } } });
    foreign.says('/api/blog?page=2&limit=10', { body: { data: { currentDatas: [listed], totalPages: 2 } } });
    for (const name of [listed.title, listed.displayTitle, objectId]) {
      expect((await findPost(name)).data).toMatchObject({ ...listed, content: '<p>Bonjour</p>' });
      const { url, headers } = foreign.heard.at(-1) ?? expect.unreachable();
      expect(url).toBe('/api/blog/get-single-blog?title=le-padauk');
      expect(headers).toMatchObject({ id: objectId, unique_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
  });

  test.each([
    ['a status of 404', { status: 404, body: { error: 'Not found' } }],
    ['null', { body: { data: null } }],
    ['an empty record', { body: { data: {} } }],
  ])('a post that does not exist is none, not a failure: %s', async (_, answer) => {
    foreign.says('/api/blog/get-single-blog', answer);
    expect(await findPost('nothing')).toEqual({ failed: false, data: null });
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(['', 'a\0b', 'a'.repeat(301)])('a name that no record can have is asked of nobody (%j)', async (name) => {
    expect(await findPost(name)).toEqual({ failed: false, data: null });
    expect(await findCourse({ name })).toEqual({ failed: false, data: null });
    expect(foreign.heard).toEqual([]);
  });

  test('the level test’s token goes with the level test alone', async () => {
    foreign.says('/api/levelstests/view_levelTest', { body: { data: [] } });
    await load({ path: '/levelstests/view_levelTest', schema: questionLevels, tags: [], keep: (levels) => levels });
    await listHomePosts();
    expect(foreign.heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-admins-token', undefined]);
  });
});

describe('what fails is logged and hidden, and the page goes on', () => {
  test.each([
    ['an error', { status: 500, body: { error: 'database is down' } }],
    ['a status of 404 for a list', { status: 404, body: { error: 'gone' } }],
    ['no JSON', { type: 'text/html', body: '<h1>It works</h1>' }],
    ['half an answer', { body: '{"data":[{' }],
    ['no envelope', { body: [] }],
    ['data of another kind', { body: { data: { question: 'When?' } } }],
    ['null', { body: 'null' }],
  ])('%s', async (_, answer) => {
    foreign.says('/api/about/questions', answer);
    expect(await listFaq()).toEqual(failed);
    expect(logged).toHaveBeenCalledWith('Loading /about/questions failed.', expect.anything());
    expect(JSON.stringify(logged.mock.calls)).not.toContain('the-admins-token');
  });

  test('a list whose elements are all malformed is an empty one', async () => {
    foreign.says('/api/event', { body: { data: [null, 7, 'x', {}] } });
    expect(await listEvents()).toEqual({ failed: false, data: [] });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a page without a part of it', () => {
  const doubted = async () => {
    const { changes } = beginning();
    expect(await listFaq()).toEqual(failed);
    return beginning().changes > changes;
  };

  test.each([
    ['cannot answer', { status: 500, body: { error: 'database is down' } }],
    ['is asked too much', { status: 429, body: { error: 'later' } }],
    ['answers something else', { body: '<h1>It works</h1>' }],
  ])('is not kept where the backend %s', async (_, answer) => {
    foreign.says('/api/about/questions', answer);
    expect(await doubted()).toBe(true);
  });

  test('is kept where the backend refuses: an odd address must not keep other pages from being kept', async () => {
    foreign.says('/api/about/questions', { status: 400, body: { error: 'title: holds a character' } });
    expect(await doubted()).toBe(false);
  });
});

test('answers are kept for a minute under the tags that a save refreshes, apart for each source and use', async () => {
  await listEvents();
  expect(caches).toEqual([{ key: [foreign.url, '/event', '', '{}'], tags: ['events', 'media'], revalidate: 60 }]);
});
