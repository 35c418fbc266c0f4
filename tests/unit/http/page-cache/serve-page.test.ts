import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { compress } from '@/lib/http/compression/compress';
import { invalidatePages, markIncomplete, readPage, renderForCache } from '@/lib/http/page-cache/page-cache';
import { servePageFromCache } from '@/lib/http/page-cache/serve-page';

vi.mock('@/lib/env', () => ({ env: vi.fn(() => ({})) }));
vi.mock('@/lib/http/compression/compress', { spy: true });
const settings = ({ BACKEND_URL, ...values }: Partial<ReturnType<typeof env>>) => {
  vi.stubEnv('BACKEND_URL', BACKEND_URL);
  vi.mocked(env).mockReturnValue(values as ReturnType<typeof env>);
};

/** A stand-in for the framework: counts what it makes, with a nonce of its own each time. */
let made: string[] = [];
let whileMaking = () => {};
let isLeaving = false;
let isHanging = false;
const server: Server = createServer((incoming, response) => {
  const next = () => {
    const { url = '', headers } = incoming;
    made.push(url);
    if (isHanging && headers['x-render-for-cache']) return;
    try {
      whileMaking();
    } catch {
      return response.writeHead(500, { 'content-type': 'text/html' }).end();
    }
    const missing =
      url.startsWith('/gone') || url === '/kid/gone' || url === '/-/not-found' || (isLeaving && url === '/kid/leaving');
    const nonce = `made${made.length}`;
    response.writeHead(missing ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': url === '/profile' ? 'private, no-store' : 'private, no-cache',
      'content-security-policy': `script-src 'nonce-${nonce}'`,
    });
    const forWhom = headers.cookie ? 'a learner' : 'anyone';
    const from = headers['sec-fetch-site'] === 'same-origin' ? 'inside' : 'outside';
    if (url === '/kid/gone') return response.end('<html id="__next_error__"></html>');
    response.end(`${made.length} ${forWhom} ${from} ${headers['x-forwarded-host'] ?? ''} ${nonce}`);
  };
  if (!servePageFromCache(incoming, response, next)) next();
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const logged = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  invalidatePages();
  vi.advanceTimersByTime(3000);
  made = [];
  whileMaking = () => {};
  isLeaving = false;
  isHanging = false;
  logged.mockClear();
  settings({});
});

type Asked = { status: number | undefined; nonce: string; text: string; headers: NodeJS.Dict<string | string[]> };

function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Asked> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, path, method, headers: { accept: 'text/html', ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('end', () => {
          const bytes = Buffer.concat(chunks);
          const unpack = { gzip: gunzipSync, br: brotliDecompressSync }[response.headers['content-encoding'] ?? ''];
          const text = (unpack?.(bytes) ?? bytes).toString();
          const nonce = /'nonce-(.*)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '';
          resolve({ status: response.statusCode, nonce, text, headers: response.headers });
        });
      },
    );
    sent.once('error', reject).end();
  });
}

test('a page is made once and given to everyone, each with a nonce of their own', async () => {
  const answers = [
    await ask('/adult'),
    await ask('/adult', { 'accept-encoding': 'gzip' }),
    await ask('/adult', { 'accept-encoding': 'gzip, br' }),
  ];
  expect(made).toEqual(['/adult']);
  expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
  for (const { nonce, text } of answers) expect(text).toBe(`1 anyone outside  ${nonce}`);
  expect(answers[1]?.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'private, no-cache' });
  expect(answers[2]?.headers).toMatchObject({ 'content-encoding': 'br' });
});

test('visitors who come together wait for one page', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ask('/blog')));
  expect(made).toEqual(['/blog']);
});

test('who comes from another page of the site, or reloads, gets the page for them', async () => {
  await ask('/adult');
  expect((await ask('/adult', { 'sec-fetch-site': 'same-origin' })).text).toContain('inside');
  expect((await ask('/adult', { 'cache-control': 'max-age=0' })).text).toContain('inside');
  expect((await ask('/adult')).text).toContain('outside');
  expect(made).toHaveLength(2);
});

test.each(['/blog/TV5Monde.com', '/kid/French%202.10', '/adminfoo'])('%s is a page like any other', async (path) => {
  await ask(path);
  await ask(path);
  expect(made).toEqual([path]);
});

test('what a network hangs on a link changes nothing', async () => {
  await ask('/adult?fbclid=one&utm_source=viber');
  await ask('/adult?fbclid=two');
  expect(made).toEqual(['/adult']);
});

test("nothing of a visitor's request gets into the page of another", async () => {
  await ask('/adult', { 'x-forwarded-host': 'elsewhere.example', 'x-render-for-cache': 'guess' });
  expect((await ask('/adult')).text).not.toContain('elsewhere');
});

describe('made for each request are', () => {
  test.each<[string, string, Record<string, string>?, string?]>([
    ["a learner's pages", '/adult', { cookie: 'learner_session=token' }],
    ['pages by a query', '/adult?page=2'],
    ['pages that may not be stored', '/profile'],
    ['pages that are not there', '/gone'],
    ['data for scripts', '/adult', { accept: 'application/json' }],
    ["the framework's data", '/adult', { rsc: '1' }],
    ['forms', '/adult', {}, 'POST'],
    ['calls', '/api/courses'],
    ['the admin', '/admin'],
    ['files', '/sheet/0123456789ab.css'],
  ])('%s', async (_, path, headers, method) => {
    const first = await ask(path, headers, method);
    const second = await ask(path, headers, method);
    expect(made).toHaveLength(2);
    expect(first.status).toBe(path === '/gone' ? 404 : 200);
    expect(second.text).not.toBe(first.text);
  });
});

/** Lets what happens behind an answer happen. */
async function behind(): Promise<void> {
  vi.advanceTimersByTime(5000);
  await pause(50);
}

test('after half a minute a page is given out once more, while the next one is made behind it', async () => {
  const first = await ask('/adult');
  vi.advanceTimersByTime(29_000);
  await ask('/adult');
  expect(made).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  const meanwhile = [await ask('/adult'), await ask('/adult')];
  await behind();
  expect(made).toHaveLength(2);
  expect(meanwhile[0]?.text[0]).toBe(first.text[0]);
  expect((await ask('/adult')).text).toMatch(/^2 /);
});

test('nobody waits while the next page is made, nor for the files of this one', async () => {
  await ask('/adult');
  const order: string[] = [];
  whileMaking = () => order.push('made');
  vi.advanceTimersByTime(31_000);
  await ask('/adult', { 'accept-encoding': 'br' });
  await pause(50);
  order.push('answered', 'files');
  await behind();
  expect(order).toEqual(['answered', 'files', 'made']);
});

test('a page of ten minutes ago is not given out', async () => {
  await ask('/adult');
  vi.advanceTimersByTime(11 * 60_000);
  expect((await ask('/adult')).text).toMatch(/^2 /);
});

test.each([
  ['BACKEND_URL', 'https://school.example'],
  ['DATABASE_URL', 'postgres://localhost/school'],
])('with %s, where saves may happen elsewhere, half a minute is all', async (name, value) => {
  await ask('/adult');
  settings({ [name]: value });
  vi.advanceTimersByTime(31_000);
  expect((await ask('/adult')).text).toMatch(/^2 /);
});

test('a page that cannot be made just now is given out as it was', async () => {
  await ask('/adult');
  whileMaking = () => {
    throw new Error('The database does not answer.');
  };
  vi.advanceTimersByTime(31_000);
  await ask('/adult');
  await behind();
  expect((await ask('/adult')).text).toMatch(/^1 /);
});

describe('a page whose making hangs', () => {
  const twelveSeconds = async () => {
    await pause(50);
    vi.advanceTimersByTime(12_000);
  };

  test('holds nobody: those who wait for it are passed on, and it is made anew for the next', async () => {
    isHanging = true;
    const waiting = [ask('/adult'), ask('/adult')];
    await twelveSeconds();
    const answers = await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(made).toHaveLength(3);
    expect(logged).toHaveBeenCalledWith(
      'Rendering /adult for the cache failed.',
      expect.stringContaining('No response within 12000 ms.'),
    );
    isHanging = false;
    await ask('/adult');
    await ask('/adult');
    expect(made).toHaveLength(4);
  });

  test('is given out as it was, and the log says so', async () => {
    await ask('/native');
    isHanging = true;
    vi.advanceTimersByTime(31_000);
    await ask('/native');
    await behind();
    await twelveSeconds();
    await pause(50);
    expect(logged).toHaveBeenCalledWith(
      'Rendering /native for the cache failed.',
      expect.stringContaining('No response within 12000 ms.'),
    );
    expect((await ask('/native')).text).toMatch(/^1 /);
  });
});

test('an answer that cannot be packed is left to the framework', async () => {
  vi.mocked(compress).mockRejectedValueOnce(new Error('no memory'));
  expect((await ask('/adult')).text).toMatch(/^2 /);
  expect(logged).toHaveBeenCalledOnce();
});

test('a page that has gone meanwhile is given out no more', async () => {
  await ask('/kid/leaving');
  isLeaving = true;
  vi.advanceTimersByTime(31_000);
  expect((await ask('/kid/leaving')).status).toBe(200);
  await behind();
  expect((await ask('/kid/leaving')).status).toBe(404);
});

test('after a save every page is made anew, and kept again once the save has settled', async () => {
  await ask('/adult');
  invalidatePages();
  await ask('/adult');
  await ask('/adult');
  expect(made).toHaveLength(3);
  vi.advanceTimersByTime(2000);
  await ask('/adult');
  await ask('/adult');
  expect(made).toHaveLength(4);
});

test('a page whose record has gone is answered like an address that never was, in HTML', async () => {
  const { status, text } = await ask('/kid/gone');
  expect([status, text]).toEqual([404, expect.stringContaining('anyone')]);
  expect(made).toEqual(['/kid/gone', '/-/not-found']);
});

test('a page made while something is saved is not kept', async () => {
  whileMaking = () => invalidatePages();
  await ask('/adult');
  whileMaking = () => {};
  vi.advanceTimersByTime(3000);
  await ask('/adult');
  expect(made).toHaveLength(2);
});

describe('a page of which a part could not be loaded', () => {
  test('is given out as long as the failure is remembered, and no longer', async () => {
    whileMaking = () => markIncomplete(Date.now() + 10_000);
    await ask('/adult');
    whileMaking = () => {};
    vi.advanceTimersByTime(9000);
    await ask('/adult');
    expect(made).toHaveLength(1);
    vi.advanceTimersByTime(2000);
    expect((await ask('/adult')).text).toMatch(/^2 /);
  });

  test('is not kept where the part may be there for the next visitor', async () => {
    whileMaking = () => markIncomplete(Date.now());
    await ask('/adult');
    whileMaking = () => {};
    await ask('/adult');
    expect(made).toHaveLength(2);
  });

  test('does not make those who wait for it render it again', async () => {
    whileMaking = () => markIncomplete(Date.now());
    const first = ask('/blog');
    await Promise.all([first, ask('/blog'), ask('/blog')]);
    expect(made).toEqual(['/blog']);
  });
});

test('the cache holds 24 MB, and drops what was requested longest ago', async () => {
  const html = 'x'.repeat(10 * 1024 * 1024);
  const headers = Object.entries({
    'content-type': 'text/html',
    'cache-control': 'private, no-cache',
    'content-security-policy': "script-src 'nonce-n'",
  }).map(([name, value]) => [name, [value]] as const);
  const render = async () => ({
    status: 200,
    headers: new Map(headers.map(([name, value]) => [name, [...value]])),
    body: html,
  });
  const isCached = (key: string) => Boolean(readPage(key, { allowStale: true }));
  for (const key of ['one', 'two']) await renderForCache(key, render);
  expect(isCached('one')).toBe(true);
  await renderForCache('three', render);
  expect(['one', 'two', 'three'].filter(isCached)).toEqual(['one', 'three']);
});
