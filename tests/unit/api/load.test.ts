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
const { load, withDeadline } = await import('@/lib/api/load');
const { invalidateData } = await import('@/lib/api/data-version');
const { clearFailureCache } = await import('@/lib/api/failure-cache');
const { countFailedLoads } = await import('@/lib/http/page-cache/page-cache');
const { findCourse } = await import('@/lib/api/find-course');
const { findBook, listBooks } = await import('@/lib/api/books');
const { findPost, listHomePosts } = await import('@/lib/api/posts');
const { listEvents } = await import('@/lib/api/events');
const { getSiteInfo } = await import('@/lib/api/site-info');
const { listFaq } = await import('@/lib/api/about');
const { getLevelTest } = await import('@/lib/contract/level-test');

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  clearFailureCache();
  logged.mockClear();
  existing.requests.length = 0;
  caches.length = 0;
});

const failed = { failed: true, data: null };
const objectId = '65f0c0ffee65f0c0ffee65f0';

describe('a page reads from the school’s existing backend', () => {
  test('and ignores unknown fields, missing fields and malformed elements', async () => {
    existing.respondTo('/api/book', {
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

  test('and finds a book in the whole list if the filter is ignored', async () => {
    expect(await findBook(objectId)).toMatchObject({ failed: false, data: { title: 'Premiers pas' } });
    expect(await findBook('65f0c0ffee65f0c0ffee0000')).toEqual({ failed: false, data: null });
    existing.requests.length = 0;
    expect(await findBook("' OR 1=1")).toEqual({ failed: false, data: null });
    expect(existing.requests).toEqual([]);
  });

  test('and cleans the HTML of a post', async () => {
    existing.respondTo('/api/blog/get-single-blog', {
      body: { data: { displayTitle: 'Le padauk', content: '<p onclick="x()">Bon<script>alert(1)</script>jour</p>' } },
    });
    const { data } = await findPost('Le padauk');
    expect(data).toMatchObject({ title: 'Le padauk', content: '<p>Bonjour</p>' });
  });

  test('and cleans the HTML of the lesson rules', async () => {
    existing.respondTo('/api/bank', {
      body: { data: [{ texts: { groupRules: '<p onclick="x()">စည်းကမ်း<script>alert(1)</script></p>' } }] },
    });
    expect((await getSiteInfo()).data?.texts?.groupRules).toBe('<p><span lang="my">စည်းကမ်း</span></p>');
  });

  test('and requests a post by title and id, with the fields that only lists contain', async () => {
    const listed = { _id: objectId, title: 'le-padauk', displayTitle: 'Le padauk', createdAt: '2026-04-18T02:00:00Z' };
    existing.respondTo('/api/blog?page=1&limit=100', { body: { data: { currentDatas: [], totalPages: 2 } } });
    existing.respondTo('/api/blog?page=2&limit=100', { body: { data: { currentDatas: [listed], totalPages: 2 } } });
    for (const name of [listed.title, listed.displayTitle, objectId]) {
      expect((await findPost(name)).data).toMatchObject({ ...listed, content: '<p>Bonjour</p>' });
      const { url, headers } = existing.requests.at(-1) ?? expect.unreachable();
      expect(url).toBe('/api/blog/get-single-blog?title=le-padauk');
      expect(headers).toMatchObject({ id: objectId, unique_id: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    }
  });

  test.each([
    ['a status of 404', { status: 404, body: { error: 'Not found' } }],
    ['null', { body: { data: null } }],
    ['an empty record', { body: { data: {} } }],
  ])('a missing post is not a failure: %s', async (_, response) => {
    existing.respondTo('/api/blog/get-single-blog', response);
    expect(await findPost('nothing')).toEqual({ failed: false, data: null });
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(['', 'a\0b', 'a'.repeat(301)])('a name that no record can have causes no request (%j)', async (name) => {
    expect(await findPost(name)).toEqual({ failed: false, data: null });
    expect(await findCourse({ name })).toEqual({ failed: false, data: null });
    expect(existing.requests).toEqual([]);
  });

  test('only the level test is requested with its token', async () => {
    existing.respondTo('/api/levelstests/view_levelTest', { body: { data: [] } });
    await load(getLevelTest, { tags: [], select: (levels) => levels });
    await listHomePosts();
    expect(existing.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer the-admins-token',
      undefined,
    ]);
  });
});

describe('a failed load is logged, and the page renders without it', () => {
  test.each([
    ['an error', { status: 500, body: { error: 'database is down' } }],
    ['a status of 404 for a list', { status: 404, body: { error: 'gone' } }],
    ['no JSON', { type: 'text/html', body: '<h1>It works</h1>' }],
    ['half a response', { body: '{"data":[{' }],
    ['no envelope', { body: [] }],
    ['data of another kind', { body: { data: { question: 'When?' } } }],
    ['null', { body: 'null' }],
  ])('%s', async (_, response) => {
    existing.respondTo('/api/about/questions', response);
    expect(await listFaq()).toEqual(failed);
    expect(logged).toHaveBeenCalledWith('Loading /about/questions failed.', expect.anything());
    expect(JSON.stringify(logged.mock.calls)).not.toContain('the-admins-token');
  });

  test('a list of malformed elements is empty', async () => {
    existing.respondTo('/api/event', { body: { data: [null, 7, 'x', {}] } });
    expect(await listEvents()).toEqual({ failed: false, data: [] });
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('an incomplete page', () => {
  const isMarked = async () => {
    const failures = countFailedLoads();
    expect(await listFaq()).toEqual(failed);
    return countFailedLoads() > failures;
  };

  test.each([
    ['fails', { status: 500, body: { error: 'database is down' } }],
    ['limits the rate', { status: 429, body: { error: 'later' } }],
    ['responds with something else', { body: '<h1>It works</h1>' }],
  ])('is cached briefly if the backend %s', async (_, response) => {
    existing.respondTo('/api/about/questions', response);
    expect(await isMarked()).toBe(true);
  });

  test('is cached normally after a 4xx: an unknown path must not prevent caching', async () => {
    existing.respondTo('/api/about/questions', { status: 400, body: { error: 'title: holds a character' } });
    expect(await isMarked()).toBe(false);
  });
});

describe('a failure is cached for ten seconds', () => {
  const requestCount = () => existing.requests.filter(({ url }) => url === '/api/about/questions').length;

  test('and marks the pages of later visitors as incomplete without another request', async () => {
    existing.respondTo('/api/about/questions', { body: { data: null } });
    await listFaq();
    const failures = countFailedLoads();
    expect(await listFaq()).toEqual(failed);
    expect(requestCount()).toBe(1);
    expect(countFailedLoads()).toBeGreaterThan(failures);
  });

  test('and the load is retried afterwards', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    existing.respondTo('/api/about/questions', { status: 500, body: {} });
    await listFaq();
    vi.setSystemTime(Date.now() + 10_001);
    existing.respondTo('/api/about/questions', { body: { data: [] } });
    expect(await listFaq()).toEqual({ failed: false, data: [] });
    vi.useRealTimers();
  });

  test('simultaneous loads share one request', async () => {
    existing.respondTo('/api/about/questions', { delay: 50, body: { data: [] } });
    await Promise.all([listFaq(), listFaq(), listFaq()]);
    expect(requestCount()).toBe(1);
  });
});

describe('one deadline for everything that a page loads', () => {
  test('two loads in sequence end at eight seconds, and a later response is not cached as a failure', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const sequence = withDeadline(async () => {
      vi.advanceTimersByTime(7000);
      existing.respondTo('/api/about/questions', { delay: 300, body: { data: [] } });
      const second = listFaq();
      vi.advanceTimersByTime(1000);
      return second;
    });
    expect(await sequence).toEqual(failed);
    expect(logged).toHaveBeenCalledWith('Loading /about/questions exceeded the deadline of its page.');
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 400));
    existing.respondTo('/api/about/questions', { body: { data: [] } });
    expect(await listFaq()).toEqual({ failed: false, data: [] });
  });
});

test('responses are cached for a minute by source and selection, under the tags that a save revalidates', async () => {
  await listEvents();
  const cached = (version: string) => ({
    key: [existing.url, '/event', '', '{}', version],
    tags: ['events', 'media'],
    revalidate: 60,
  });
  expect(caches).toEqual([cached('0.0.0')]);
  invalidateData('events');
  await withDeadline(() => listEvents());
  expect(caches.at(-1)).toEqual(cached('0.1.0'));
});
