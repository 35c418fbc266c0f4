import { describe, expect, test, vi } from 'vitest';
import {
  enrolment,
  inquiry,
  login,
  openExistingApi,
  order,
  registration,
  screenshot,
} from '@/tests/support/existing-api';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, call, post, enrol } = await openExistingApi();

describe('nothing else reaches the existing backend', () => {
  test.each([
    '/api/',
    '/api/admin/users',
    '/api/bank/',
    '/api/bank/1',
    '/api/course/get_course/1/2',
    '/api/../admin',
    '/api/course/get_course/%2e%2e/admin',
    '/api//bank',
    '/api/docs',
  ])('%s', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this path.', code: 'pathUnknown' });
    expect(existing.requests).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s /api/bank', async (method) => {
    expect((await call('/api/bank', { method })).status).toBe(404);
    expect(existing.requests).toEqual([]);
  });

  test.each(['..%2fadmin', '..;', '%00', 'a%2Fb', 'a%5cb', '..%252fadmin', 'a.b', '%20', 'a'.repeat(65)])(
    'an id like %s',
    async (id) => {
      expect((await call(`/api/course/get_course/${id}`)).status).toBe(400);
      expect((await call(`/api/auth/payment/${id}`)).status).toBe(400);
      expect((await post(`/api/book/purchase_book/${id}`, order)).status).toBe(400);
      expect((await enrol(enrolment, screenshot(), {}, id)).status).toBe(400);
      expect(existing.requests).toEqual([]);
    },
  );

  test.each(['..%2flogin', '..;', '%00', 'a..b', 'a%2Fb', '.', 'a'.repeat(2001)])('a token like %s', async (token) => {
    const response = await post(`/api/auth/reset_password/${token}`, { code: [1, 2, 3, 4], password: 'padauk7' });
    expect([400, 404]).toContain(response.status);
    expect(existing.requests).toEqual([]);
  });

  test.each([
    ['a repeated query parameter', '/api/course?type=Adult&type=Kid'],
    ['a page that is none', '/api/course?limit=0'],
  ])('%s', async (_, path) => {
    expect((await call(path)).status).toBe(400);
    expect(existing.requests).toEqual([]);
  });

  test('a query parameter outside the contract', async () => {
    existing.respondTo('/api/book', { body: { data: { currentDatas: [] } } });
    await call('/api/book?page=1&id[$ne]=1&where[role]=admin');
    expect(existing.requests[0]?.url).toBe('/api/book?page=1');
  });

  test('a login from another site, or not in JSON', async () => {
    const body = JSON.stringify(login);
    const plain = await call('/api/auth/login', { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
    expect(plain.status).toBe(415);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect((await post('/api/auth/login', login, headers)).status).toBe(403);
    }
    expect(existing.requests).toEqual([]);
    existing.respondTo('/api/auth/login', { body: { data: 'a.b.c' } });
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await post('/api/auth/login', login, own)).status).toBe(200);
  });

  test('an enrolment from another site', async () => {
    expect((await enrol(enrolment, screenshot(), { origin: 'https://evil.example' })).status).toBe(403);
    expect(existing.requests).toEqual([]);
  });

  test('a field outside the contract, or an operator instead of a text', async () => {
    existing.respondTo('/api/auth/login', { body: { data: 'a.b.c' } });
    expect((await post('/api/auth/login', { email: { $gt: '' }, password: { $gt: '' } })).status).toBe(400);
    expect(existing.requests).toEqual([]);
    await post('/api/auth/login', { ...login, role: 'admin' });
    expect(JSON.parse(existing.requests[0]?.body ?? '')).toEqual({ ...login, notificationToken: 'the-push-token' });
  });

  test('a submission that fills the honeypot field', async () => {
    expect(await (await post('/api/book/purchase_book/1', { ...order, website: 'spam' })).json()).toEqual({});
    expect((await post('/api/auth/register', { ...registration, website: 'spam' })).status).toBe(400);
    expect(existing.requests).toEqual([]);
  });

  test('a body that is too large', async () => {
    const large = { ...inquiry, additionalCommentsOrQuestions: 'm'.repeat(65 * 1024) };
    for (const path of ['/api/quotation/create', '/api/auth/login']) {
      const response = await post(path, large);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ error: 'This request is too large.', code: 'requestTooLarge' });
    }
    expect(existing.requests).toEqual([]);
  });

  test('a screenshot of more than 5 MB', async () => {
    existing.respondTo('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    expect((await enrol(enrolment, screenshot(5_242_880))).status).toBe(200);
    expect([400, 413]).toContain((await enrol(enrolment, screenshot(5_242_881))).status);
    expect((await enrol(enrolment, screenshot(6_000_000))).status).toBe(413);
    expect(existing.requests).toHaveLength(1);
  });
});
