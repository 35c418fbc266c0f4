import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Operation } from '@/lib/contract/operation';
import { operationsFor } from '@/lib/contract/operations';
import { env } from '@/lib/env';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { openTestBackend } from '@/tests/support/database';
import { learnerToken, makeBook, makeCourse, makeLearner, makePost } from '@/tests/support/factories';

const { request } = await openTestBackend();
const operations: Operation[] = Object.values(operationsFor(env().PRODUCT_KEY));
const unknown = '00000000-0000-4000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const post = (path: string, body: BodyInit, headers: Record<string, string> = json) =>
  request(path, { method: 'POST', headers: { ...headers, ...fromIp() }, body });

async function expectRefusal(response: Response, status: number, message?: string | RegExp) {
  const content = (await response.json()) as { error?: string; code?: string; field?: string };
  expect(response.status).toBe(status);
  const { error: _, field: __, ...rest } = content;
  expect(rest).toEqual({ code: expect.stringMatching(/^[a-z][A-Za-z\d]*$/) });
  expect(content.error).toMatch(message ?? /\S/);
}

beforeAll(async () => {
  await makeCourse();
  await makeBook();
  await makePost();
});

describe('requests for unknown paths and ids', () => {
  test.each(['/', '/nothing', '/course/', '/book/1/2/3', '/cms-api/staff', '/%2e%2e/admin', '/../bank', '/Bank'])(
    'hears so in JSON: %s',
    async (path) => expectRefusal(await request(path), 404),
  );

  test('an unknown id', async () => expectRefusal(await request(`/course/get_course/${unknown}`), 404));

  test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST'])(
    'another method than the call’s: %s /book',
    async (method) => {
      const response = await request('/book', { method, ...(method === 'POST' ? { body: '{}', headers: json } : {}) });
      await expectRefusal(response, 404);
    },
  );
});

describe('invalid queries are refused with a message', () => {
  test.each([
    ['/course?limit=101', 'limit: Must be at most 100.'],
    ['/course?limit=0', 'limit: Must be a whole number from 1.'],
    ['/course?limit=-5', 'limit:'],
    ['/course?limit=1e2', 'limit:'],
    ['/course?limit=', 'limit:'],
    ['/book?page=0', 'page:'],
    ['/book?page=two', 'page:'],
    ['/book?page=1.5', 'page:'],
    ['/blog?page=9999999999999999999999', 'page:'],
    ['/blog?page=999999', 'page: Must be at most 100000.'],
    ['/course?type=Dance', 'type: The type is Video, Adult, Native or Kid.'],
    ['/course?type=adult%00', 'type:'],
    ['/course?type=Adult&type=Kid', 'type: may be given once only.'],
    ['/course?page=1&page=1', 'page: may be given once only.'],
    ['/course?id=1', 'id:'],
    ['/book?id=%27%20OR%201%3D1', 'id:'],
    ['/banner?inline=maybe', 'inline:'],
    [`/course?name=${'n'.repeat(301)}`, 'name: Too big'],
    ['/blog/get-single-blog?title=a%00b', 'title:'],
    [`/blog/get-single-blog?title=${'t'.repeat(5000)}`, 'title:'],
  ])('%s', async (path, message) => expectRefusal(await request(path), 400, message));

  test.each(['1', 'abc', '..%2f..%2fetc', unknown.slice(1), `${unknown}0`, '%00', '{}', '__proto__'])(
    'an id that is none: %s',
    async (id) => expectRefusal(await request(`/course/get_course/${id}`), 400, 'This id is not valid.'),
  );

  test.each(['%', '%zz', '%ff%fe', '%c3%28', 'a%E0%A4%A'])('broken percent-encoding or UTF-8: %s', async (text) => {
    for (const path of [`/course/get_course/${text}`, `/course?name=${text}`, `/blog/get-single-blog?title=${text}`]) {
      const response = await request(path);
      expect(response.status).toBeLessThan(500);
      expect(await response.json()).toSatisfy((body: object) => 'data' in body || 'error' in body);
    }
  });
});

describe('operators and unknown keys in a query find nothing more', () => {
  test.each([
    'where[price][greater_than]=0',
    'where[_status][equals]=draft',
    'draft=true',
    'depth=10',
    'select[outline]=true',
    'sort=-price',
    'locale=all',
    'overrideAccess=true',
    '__proto__[page]=2',
    'constructor[prototype][page]=2',
    'toString=1',
  ])('%s', async (query) => {
    const plain = await (await request('/course')).json();
    const response = await request(`/course?${query}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(plain);
    expect(({} as Record<string, unknown>).page).toBeUndefined();
  });

  test('a type that is an operator is refused', async () => {
    expect((await request('/course?type[$ne]=Adult')).status).toBe(200);
    await expectRefusal(await request('/course?type={"$ne":""}'), 400);
  });
});

const posts = operations.filter(({ method, multipart, body }) => method === 'POST' && !multipart && body);
const filled = ({ path }: Operation) => path.replace(/:otp/, 'a-token-that-nobody-has').replace(/:\w+/g, unknown);

describe.each(posts)('invalid bodies for $method $path', (operation) => {
  const path = filled(operation);
  const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;

  test.each([
    ['no JSON', 'email=a', 400],
    ['nothing', '', 400],
    ['a list', '[]', 400],
    ['a text', '"x"', 400],
    ['null', 'null', 400],
    ['only unknown keys', '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}', 400],
    ['very deep', deep, 400],
    ['operators', '{"email":{"$gt":""},"password":{"$gt":""},"name":{"$ne":1},"token":{"$ne":1},"answers":1}', 400],
    ['a NUL', '{"name":"a\\u0000b"}', 400],
    ['65 KB', JSON.stringify({ message: 'm'.repeat(65 * 1024) }), 413],
  ])('%s', async (_, body, status) => {
    const response = await post(path, body);
    const content = await response.json();
    expect(content).toHaveProperty('error');
    // The session is checked before the input.
    expect([status, 401]).toContain(response.status);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  test('invalid UTF-8 and other content types', async () => {
    const broken = await post(path, new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect([400, 401]).toContain(broken.status);
    // 403: a page that works without scripts may send its form, but only from this site.
    const form = await post(path, 'a=b', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([415, 401, 403]).toContain(form.status);
  });
});

test('a body with a false Content-Length is still limited to 64 KB', async () => {
  const response = await post('/contact', 'x'.repeat(70 * 1024), { ...json, 'content-length': '10' });
  expect([400, 413]).toContain(response.status);
});

test('any input to any operation gets JSON with data or error, never a 5xx', async () => {
  const token = await learnerToken(await makeLearner());
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '../../etc/passwd',
      "' OR 1=1 --",
      '%00',
      '\0',
      '__proto__',
      '{"$ne":1}',
      '၁၂၃',
      '-1',
      'NaN',
      '1e999',
    ),
    fc.constant('x'.repeat(4000)),
    fc.constant(unknown),
  );
  const names = ['page', 'limit', 'type', 'id', 'name', 'title', 'inline', 'where[id][equals]', '__proto__', 'email'];
  const attack = fc.record({
    operation: fc.constantFrom(...operations),
    method: fc.option(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH'), { freq: 8 }),
    inPath: fc.oneof(fc.constant(unknown), odd),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), odd), odd), { maxLength: 4 }),
    rawQuery: fc.option(fc.constantFrom('%', '%ff', 'a=%zz&&&=', '[]=1&[]=2', 'a[b][c]=1'), { freq: 8 }),
    body: fc.oneof(
      fc.json({ maxDepth: 4 }),
      fc
        .dictionary(fc.constantFrom('email', 'name', 'password', 'phone', 'message', 'answers', 'code'), fc.jsonValue())
        .map((value) => JSON.stringify(value)),
      fc.uint8Array({ maxLength: 200 }),
      odd,
    ),
    type: fc.constantFrom(
      'application/json',
      'application/json; charset=x',
      'multipart/form-data; boundary=x',
      'multipart/form-data',
      'text/plain',
      '',
    ),
    authorization: fc.constantFrom('', 'Bearer', 'Bearer x.y.z', `Bearer ${token}`, token),
  });
  await fc.assert(
    fc.asyncProperty(attack, async ({ operation, method, inPath, query, rawQuery, body, type, authorization }) => {
      const path = operation.path.replace(/:\w+/g, encodeURIComponent(inPath));
      const search = rawQuery ?? new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
      const verb = method ?? operation.method;
      const response = await request(`${path}?${search}`, {
        method: verb,
        headers: {
          ...fromIp(),
          ...(type ? { 'content-type': type } : {}),
          ...(authorization ? { authorization } : {}),
        },
        ...(verb === 'GET' ? {} : { body: typeof body === 'string' ? body : Buffer.from(body) }),
      });
      const content = (await response.json()) as object;
      expect(response.status).toBeLessThan(500);
      expect('data' in content).not.toBe('error' in content);
      expect(response.ok).toBe('data' in content);
    }),
    // A slow machine tries fewer.
    { numRuns: 400, interruptAfterTimeLimit: 20_000 },
  );
}, 60_000);
