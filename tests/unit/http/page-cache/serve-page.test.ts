import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { compress } from '@/lib/http/compression/compress';
import { invalidatePages } from '@/lib/http/page-cache/page-cache';
import { fillCache } from '@/lib/http/page-cache/serve-page';
import { errorLog, framework, requestPage, server, setEnv } from '@/tests/support/cached-pages';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));
vi.mock('@/lib/http/compression/compress', { spy: true });

test('a page is rendered once for all guests, who get the same bytes', async () => {
  const responses = [
    await requestPage('/adult'),
    await requestPage('/adult', { 'accept-encoding': 'gzip' }),
    await requestPage('/adult', { 'accept-encoding': 'gzip, br', accept: 'application/json' }),
  ];
  expect(framework.renderedPaths).toEqual(['/adult']);
  expect(responses[0]?.text).toBe('1 guest external ');
  expect(new Set(responses.map(({ html }) => html)).size).toBe(1);
  expect(new Set(responses.map(({ headers }) => headers['content-security-policy'])).size).toBe(1);
  expect(responses[1]?.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-cache' });
  expect(responses[2]?.headers).toMatchObject({ 'content-encoding': 'br' });
});

test('simultaneous requests share one render', async () => {
  await Promise.all(Array.from({ length: 5 }, () => requestPage('/blog')));
  expect(framework.renderedPaths).toEqual(['/blog']);
});

test('external navigations and other visits, such as reloads, have separate cache entries', async () => {
  await requestPage('/adult');
  expect((await requestPage('/adult', { 'sec-fetch-site': 'same-origin' })).text).toContain('internal');
  expect((await requestPage('/adult', { 'cache-control': 'max-age=0' })).text).toContain('internal');
  expect((await requestPage('/adult')).text).toContain('external');
  expect(framework.renderedPaths).toHaveLength(2);
});

test.each(['/blog/TV5Monde.com', '/kid/French%202.10'])('%s is cached', async (path) => {
  await requestPage(path);
  await requestPage(path);
  expect(framework.renderedPaths).toEqual([path]);
});

test('only the parameters that a page reads are part of the cache key', async () => {
  await requestPage('/adult?fbclid=one&x=1');
  await requestPage('/adult?fbclid=two&reference=A1');
  await requestPage('/adult?page=2&fbclid=two&level=A1');
  await requestPage('/adult?level=A1&page=2');
  expect(framework.renderedPaths).toEqual(['/adult', '/adult?level=A1', '/adult?level=A1&page=2']);
});

test("no header of a visitor's request reaches the cached page", async () => {
  await requestPage('/adult', { 'x-forwarded-host': 'elsewhere.example', 'x-render-for-cache': 'guess' });
  expect((await requestPage('/adult')).text).not.toContain('elsewhere');
});

describe('not cached:', () => {
  test.each<[string, string, Record<string, string>?, string?]>([
    ["a learner's pages", '/adult', { cookie: 'learner_session=token' }],
    ['pages with a query that any visitor can make up', '/status?reference=A1'],
    ['pages that may not be stored', '/profile'],
    ["the framework's data", '/adult', { rsc: '1' }],
    ['forms', '/adult', {}, 'POST'],
    ['API requests', '/api/courses'],
    ['the admin', '/admin'],
    ['files', '/stylesheets/site-0123456789ab.css'],
  ])('%s', async (_, path, headers, method) => {
    const first = await requestPage(path, headers, method);
    const second = await requestPage(path, headers, method);
    expect(framework.renderedPaths).toHaveLength(2);
    expect(first.status).toBe(200);
    expect(second.text).not.toBe(first.text);
  });
});

test('when compression fails, the framework responds', async () => {
  vi.mocked(compress).mockRejectedValueOnce(new Error('no memory'));
  expect((await requestPage('/adult', { 'accept-encoding': 'br' })).text).toMatch(/^2 /);
  expect(errorLog).toHaveBeenCalledOnce();
  expect((await requestPage('/adult', { 'accept-encoding': 'br' })).text).toMatch(/^1 /);
});

describe('a page that does not exist', () => {
  test('is the same for a missing record and an unknown path, and is rendered once', async () => {
    const paths = ['/kid/gone', '/gone', '/adminfoo', '/wp-login.php', '/-/not-found'];
    const responses = await Promise.all(paths.map((path) => requestPage(path)));
    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 404));
    expect(new Set(responses.map(({ html }) => html)).size).toBe(1);
    expect(responses[0]?.text).toContain('guest');
    expect(framework.renderedPaths.toSorted()).toEqual(['/-/not-found', '/kid/gone']);
  });

  test('is no 304: what is published there must be seen', async () => {
    const { headers } = await requestPage('/gone');
    expect(headers.etag).toBeUndefined();
    expect((await requestPage('/gone', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('needs no render for a number beyond the last page of a list, or for what is no number', async () => {
    await requestPage('/blog');
    await requestPage('/-/not-found');
    for (const number of ['4', '99999', '0', '-1', 'abc', '1.5', '1&page=2']) {
      expect((await requestPage(`/blog?page=${number}`)).status, number).toBe(404);
    }
    expect(framework.renderedPaths).toEqual(['/blog', '/-/not-found']);
    expect((await requestPage('/blog?page=3')).status).toBe(200);
  });

  test('needs no render although a filter is chosen', async () => {
    expect((await requestPage('/adult?level=A1&page=99999')).status).toBe(404);
    expect((await requestPage('/adult?level=A1&page=99998')).status).toBe(404);
    expect(framework.renderedPaths).toEqual(['/adult?level=A1', '/-/not-found']);
  });
});

describe('a guest who has the page', () => {
  test('gets a 304 as long as it is unchanged, also after it was rendered again', async () => {
    framework.count = 1;
    const { headers } = await requestPage('/adult');
    const tag = String(headers.etag);
    const again = await requestPage('/adult', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, again.html, again.headers.etag]).toEqual([304, '', tag]);
    invalidatePages();
    expect((await requestPage('/adult', { 'if-none-match': tag })).status).toBe(304);
    expect(framework.renderedPaths).toHaveLength(2);
    framework.count = 2;
    invalidatePages();
    expect((await requestPage('/adult', { 'if-none-match': tag })).status).toBe(200);
  });

  test('gets a 304 for either variant', async () => {
    const { headers } = await requestPage('/adult');
    const known = { 'if-none-match': String(headers.etag), 'sec-fetch-site': 'same-origin' };
    expect((await requestPage('/adult', known)).status).toBe(304);
    expect(framework.renderedPaths).toHaveLength(1);
  });
});

test('a monitor that asks with HEAD gets the headers from the cache', async () => {
  await requestPage('/adult');
  const { status, html, headers } = await requestPage('/adult', {}, 'HEAD');
  expect([status, html, Number(headers['content-length']) > 0]).toEqual([200, '', true]);
  expect(framework.renderedPaths).toHaveLength(1);
});

test('the policy trusts the inline elements of the framework and the loader, by their hashes', async () => {
  const { html, headers } = await requestPage('/adult');
  const policy = String(headers['content-security-policy']);
  const scripts = [...html.matchAll(/<script(?: data-payload[^>]*)?>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  expect(scripts).toHaveLength(2);
  for (const text of scripts) {
    const source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(source);
  }
  expect(policy).not.toContain('nonce-');
  expect(policy).toMatch(/^script-src 'sha256-[^ ]+ 'sha256-[^ ]+ 'strict-dynamic'; style-src 'self' 'sha256-/);
});

test('output of the framework that is not recognised is served as it is, with a nonce of its own', async () => {
  framework.isRecognised = false;
  const responses = [await requestPage('/kid'), await requestPage('/kid')];
  expect(framework.renderedPaths).toEqual(['/kid']);
  const nonces = responses.map(({ html }) => /nonce="(.*?)"/.exec(html)?.[1]);
  expect(new Set(nonces).size).toBe(2);
  expect(responses[0]?.headers['content-security-policy']).toContain(`'nonce-${nonces[0]}'`);
  await requestPage('/video');
  expect(errorLog).toHaveBeenCalledOnce();
});

test('a CDN may keep the pages of guests for as long as a variable says', async () => {
  setEnv({ TRUST_PROXY: 1, CDN_SECONDS: 60 });
  const { headers } = await requestPage('/adult');
  expect(headers['cache-control']).toBe('max-age=0, s-maxage=60');
  const known = await requestPage('/adult', { 'if-none-match': String(headers.etag) });
  expect([known.status, known.headers['cache-control']]).toEqual([304, 'max-age=0, s-maxage=60']);
  const learner = await requestPage('/adult', { cookie: 'learner_session=token' });
  expect(learner.headers['cache-control']).toBe('private, no-cache');
  expect((await requestPage('/kid/gone')).headers['cache-control']).toBe('private, no-store');
});

describe('the payload of a document', () => {
  const payloadOf = ({ html }: { html: string }) => /data-payload="([^"]+)"/.exec(html)?.[1] ?? '';

  test('is served compressed, for ever', async () => {
    const path = payloadOf(await requestPage('/adult'));
    const { html, headers } = await requestPage(path, { 'accept-encoding': 'br' });
    expect(html).toContain('self.__next_f.push([1,');
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('is available for ten minutes after the page was last sent, whatever was saved meanwhile', async () => {
    const path = payloadOf(await requestPage('/adult'));
    invalidatePages();
    vi.advanceTimersByTime(9.9 * 60_000);
    expect((await requestPage(path)).html).toContain('__next_f');
  });

  test('is available with a page that was rendered long before it is sent', async () => {
    await requestPage('/blog');
    vi.advanceTimersByTime(9.8 * 60_000);
    invalidatePages();
    vi.advanceTimersByTime(3000);
    const { port } = server.address() as AddressInfo;
    await fillCache({ host: '127.0.0.1', port, path: '/blog', isFirstVisit: true });
    framework.renderedPaths = [];
    vi.advanceTimersByTime(15_000);
    const path = payloadOf(await requestPage('/blog'));
    expect((await requestPage(path)).html).toContain('__next_f');
    expect(framework.renderedPaths).toEqual([]);
  });

  test('is rendered again when another instance has sent the page', async () => {
    const path = payloadOf(await requestPage('/adult?page=2'));
    invalidatePages();
    vi.advanceTimersByTime(11 * 60_000);
    framework.renderedPaths = [];
    const { html, headers } = await requestPage(`${path}?page=${encodeURIComponent('/adult?page=2&x=1')}`);
    expect(html).toContain('__next_f');
    expect(headers['cache-control']).toContain('immutable');
    expect(framework.renderedPaths).toEqual(['/adult', '/adult?page=2']);
  });

  test.each(['', '?page=/adult', '?page=/api/course', '?page=//example.com/adult', '?page=%00'])(
    'reloads the page when it is gone, asked with %j',
    async (query) => {
      const { status, html } = await requestPage(`/documents/${'x'.repeat(22)}.js${query}`);
      expect(status).toBe(200);
      expect(html).toContain('location.reload()');
    },
  );

  test('reloads the page when it is gone', async () => {
    const path = payloadOf(await requestPage('/adult'));
    vi.advanceTimersByTime(11 * 60_000);
    const { status, html, headers } = await requestPage(path);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(html).toContain('location.reload()');
  });
});
