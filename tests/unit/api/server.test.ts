import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openExistingBackend } from '@/tests/support/existing-backend';

const caches = vi.hoisted(() => [] as { key: string[]; tags: string[]; revalidate: number }[]);
vi.mock('next/cache', () => ({
  unstable_cache: (load: unknown, key: string[], options: { tags: string[]; revalidate: number }) => {
    caches.push({ key, ...options });
    return load;
  },
  revalidateTag: () => {},
}));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  LEVEL_TEST_TOKEN: 'the-admins-token',
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { load, withDeadline } = await import('@/lib/api/server');
const { forgetFailures } = await import('@/lib/api/failures');
const { countFailedLoads } = await import('@/lib/http/page-cache/page-cache');
const { findCourse } = await import('@/lib/api/courses');
const { findBook, listBooks } = await import('@/lib/api/books');
const { findPost, listHomePosts } = await import('@/lib/api/posts');
const { listEvents } = await import('@/lib/api/events');
const { getSiteInfo } = await import('@/lib/api/site-info');
const { listFaq } = await import('@/lib/api/about');
const { getLevelTest } = await import('@/lib/contract/level-test');

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  forgetFailures();
  logged.mockClear();
  existing.heard.length = 0;
  caches.length = 0;
});

const failed = { failed: true, data: null };
const objectId = '65f0c0ffee65f0c0ffee65f0';

describe('a page reads from the school’s existing backend', () => {
  test('and takes what it gives: odd fields ignored, missing ones absent, malformed elements left out', async () => {
    existing.says('/api/book', {
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
    existing.heard.length = 0;
    expect(await findBook("' OR 1=1")).toEqual({ failed: false, data: null });
    expect(existing.heard).toEqual([]);
  });

  test('a post is cleaned before it reaches a page', async () => {
    existing.says('/api/blog/get-single-blog', {
      body: { data: { displayTitle: 'Le padauk', content: '<p onclick="x()">Bon<script>alert(1)</script>jour</p>' } },
    });
    const { data } = await findPost('Le padauk');
    expect(data).toMatchObject({ title: 'Le padauk', content: '<p>Bonjour</p>' });
  });

  test('and so are the rules of its lessons', async () => {
    existing.says('/api/bank', {
      body: { data: [{ texts: { groupRules: '<p onclick="x()">စည်းကမ်း<script>alert(1)</script></p>' } }] },
    });
    expect((await getSiteInfo()).data?.texts?.groupRules).toBe('<p><span lang="my">စည်းကမ်း</span></p>');
  });

  test('a post is asked for by title and id, and what its lists alone tell stands beside it', async () => {
    const listed = { _id: objectId, title: 'le-padauk', displayTitle: 'Le padauk', createdAt: '2026-04-18T02:00:00Z' };
    existing.says('/api/blog?page=1&limit=100', { body: { data: { currentDatas: [], totalPages: 2 } } });
    existing.says('/api/blog?page=2&limit=100', { body: { data: { currentDatas: [listed], totalPages: 2 } } });
    for (const name of [listed.title, listed.displayTitle, objectId]) {
      expect((await findPost(name)).data).toMatchObject({ ...listed, content: '<p>Bonjour</p>' });
      const { url, headers } = existing.heard.at(-1) ?? expect.unreachable();
      expect(url).toBe('/api/blog/get-single-blog?title=le-padauk');
      expect(headers).toMatchObject({ id: objectId, unique_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
  });

  test.each([
    ['a status of 404', { status: 404, body: { error: 'Not found' } }],
    ['null', { body: { data: null } }],
    ['an empty record', { body: { data: {} } }],
  ])('a post that does not exist is none, not a failure: %s', async (_, answer) => {
    existing.says('/api/blog/get-single-blog', answer);
    expect(await findPost('nothing')).toEqual({ failed: false, data: null });
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(['', 'a\0b', 'a'.repeat(301)])('a name that no record can have is asked of nobody (%j)', async (name) => {
    expect(await findPost(name)).toEqual({ failed: false, data: null });
    expect(await findCourse({ name })).toEqual({ failed: false, data: null });
    expect(existing.heard).toEqual([]);
  });

  test('the level test’s token goes with the level test alone', async () => {
    existing.says('/api/levelstests/view_levelTest', { body: { data: [] } });
    await load(getLevelTest, { tags: [], keep: (levels) => levels });
    await listHomePosts();
    expect(existing.heard.map(({ headers }) => headers.authorization)).toEqual(['Bearer the-admins-token', undefined]);
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
    existing.says('/api/about/questions', answer);
    expect(await listFaq()).toEqual(failed);
    expect(logged).toHaveBeenCalledWith('Loading /about/questions failed.', expect.anything());
    expect(JSON.stringify(logged.mock.calls)).not.toContain('the-admins-token');
  });

  test('a list whose elements are all malformed is an empty one', async () => {
    existing.says('/api/event', { body: { data: [null, 7, 'x', {}] } });
    expect(await listEvents()).toEqual({ failed: false, data: [] });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('a page without a part of it', () => {
  const isMarked = async () => {
    const failures = countFailedLoads();
    expect(await listFaq()).toEqual(failed);
    return countFailedLoads() > failures;
  };

  test.each([
    ['cannot answer', { status: 500, body: { error: 'database is down' } }],
    ['is asked too much', { status: 429, body: { error: 'later' } }],
    ['answers something else', { body: '<h1>It works</h1>' }],
  ])('is kept only for a moment where the backend %s', async (_, answer) => {
    existing.says('/api/about/questions', answer);
    expect(await isMarked()).toBe(true);
  });

  test('is kept where the backend refuses: an odd address must not keep other pages from being kept', async () => {
    existing.says('/api/about/questions', { status: 400, body: { error: 'title: holds a character' } });
    expect(await isMarked()).toBe(false);
  });
});

describe('a failure is remembered for ten seconds', () => {
  const asked = () => existing.heard.filter(({ url }) => url === '/api/about/questions').length;

  test('so that the next visitors neither wait nor ask again, and their pages are marked as well', async () => {
    existing.says('/api/about/questions', { body: { data: null } });
    await listFaq();
    const failures = countFailedLoads();
    expect(await listFaq()).toEqual(failed);
    expect(asked()).toBe(1);
    expect(countFailedLoads()).toBeGreaterThan(failures);
  });

  test('and then it is tried again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    existing.says('/api/about/questions', { status: 500, body: {} });
    await listFaq();
    vi.setSystemTime(Date.now() + 10_001);
    existing.says('/api/about/questions', { body: { data: [] } });
    expect(await listFaq()).toEqual({ failed: false, data: [] });
    vi.useRealTimers();
  });

  test('visitors at the same moment share one request', async () => {
    existing.says('/api/about/questions', { delay: 50, body: { data: [] } });
    await Promise.all([listFaq(), listFaq(), listFaq()]);
    expect(asked()).toBe(1);
  });
});

describe('one deadline for everything that a page loads', () => {
  test('two loads in sequence end at eight seconds, and what comes later is not remembered as a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const sequence = withDeadline(async () => {
      vi.advanceTimersByTime(7000);
      existing.says('/api/about/questions', { delay: 300, body: { data: [] } });
      const second = listFaq();
      vi.advanceTimersByTime(1000);
      return second;
    });
    expect(await sequence).toEqual(failed);
    expect(logged).toHaveBeenCalledWith('Loading /about/questions exceeded the deadline of its page.');
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 400));
    existing.says('/api/about/questions', { body: { data: [] } });
    expect(await listFaq()).toEqual({ failed: false, data: [] });
  });
});

test('answers are kept for a minute under the tags that a save refreshes, apart for each source and use', async () => {
  await listEvents();
  expect(caches).toEqual([{ key: [existing.url, '/event', '', '{}'], tags: ['events', 'media'], revalidate: 60 }]);
});
