import { describe, expect, test, vi } from 'vitest';
import { forwardedIp, fromIp } from '@/tests/support/client-ip.mjs';
import { enrolment, login, openExistingApi, order, registration, screenshot } from '@/tests/support/existing-api';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, call, post, enrol } = await openExistingApi();

describe('a request of the contract reaches the existing backend', () => {
  test('with the query of the contract, and the response is returned', async () => {
    existing.respondTo('/api/course', { body: { data: { currentDatas: [], totalPages: 1 } } });
    const response = await call('/api/course?type=Adult&page=1&fbclid=x', { headers: { 'accept-language': 'my' } });
    expect(await response.json()).toEqual({ data: { currentDatas: [], totalPages: 1 } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(existing.requests[0]).toMatchObject({ method: 'GET', url: '/api/course?page=1&type=Adult' });
    expect(existing.requests[0]?.headers['accept-language']).toBe('my');
  });

  test('with the learner’s token, but never with cookies', async () => {
    existing.respondTo('/api/auth/payment/1', { body: { data: [] } });
    await call('/api/auth/payment/1', { headers: { authorization: 'Bearer mine', cookie: 'learner_session=mine' } });
    expect(existing.requests[0]?.headers.authorization).toBe('Bearer mine');
    expect(existing.requests[0]?.headers).not.toHaveProperty('cookie');
  });

  test('with the token of the session cookie, if a page of the site asks for its learner’s own data', async () => {
    existing.respondTo('/api/auth/payment/7', { body: { data: [] } });
    const cookie = 'learner_session=mine';
    const ask = async (headers: Record<string, string>) => {
      await call('/api/auth/payment/7', { headers: { cookie, ...headers } });
      return existing.requests.at(-1)?.headers.authorization;
    };
    expect(await ask({ 'sec-fetch-site': 'same-origin' })).toBe('Bearer mine');
    expect(await ask({ 'sec-fetch-site': 'same-origin', authorization: 'Bearer sent' })).toBe('Bearer sent');
    expect(await ask({ 'sec-fetch-site': 'cross-site' })).toBeUndefined();
  });

  test('with the client IP, never with a forged X-Forwarded-For', async () => {
    existing.respondTo('/api/bank', { body: { data: [] } });
    const ipOf = async (connection: string) => {
      await call('/api/bank', { headers: { ...fromIp(connection), ...forwardedIp() } });
      return existing.requests.at(-1)?.headers['x-forwarded-for'];
    };
    expect(await ipOf('192.0.2.9')).toBe('192.0.2.9');
    expect(await ipOf('::ffff:192.0.2.9')).toBe('192.0.2.9');
    expect(await ipOf('2001:db8::7')).toBe('2001:db8::7');
    expect(await ipOf('')).toBeUndefined();
  });

  test('with ids of any database and reset tokens with dots', async () => {
    for (const id of ['65f0c0ffee65f0c0ffee65f0', '42', 'V1StGXR8_Z5jdHi6B-myT']) {
      existing.respondTo(`/api/course/get_course/${id}`, { body: { data: [] } });
      expect((await call(`/api/course/get_course/${id}`)).status).toBe(200);
    }
    existing.respondTo('/api/auth/reset_password/eyJhbGci.eyJzdWIi.c2ln', { body: { data: 'Done' } });
    const reset = await post('/api/auth/reset_password/eyJhbGci.eyJzdWIi.c2ln', {
      code: [1, 2, 3, 4],
      password: 'padauk7',
    });
    expect(await reset.json()).toEqual({ data: 'Done' });
  });

  test('with a screenshot in its original bytes and format', async () => {
    existing.respondTo('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    for (const type of ['image/png', 'image/jpeg']) {
      expect((await enrol(enrolment, screenshot(300, type))).status).toBe(200);
      const { headers, body } = existing.requests.at(-1) ?? expect.unreachable();
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(body).toContain(`Content-Type: ${type}`);
      expect(body).toContain(String.fromCharCode(7).repeat(300));
    }
  });

  test('and a write with an empty response succeeds', async () => {
    existing.respondTo('/api/book/purchase_book/1', { status: 201, body: '' });
    const response = await post('/api/book/purchase_book/1', order);
    expect([response.status, await response.json()]).toEqual([200, {}]);
  });
});

describe('the server’s tokens are added here and never reach visitors', () => {
  const levels = [{ level: 'A1', questionAndAnswer: [{ question: 'Ça va ?', hints: ['Oui', 'Non'], answer: 'Oui' }] }];

  test('the level test is requested with its token and returned without answers', async () => {
    existing.respondTo('/api/levelstests/view_levelTest', { body: { data: levels } });
    const response = await call('/api/levelstests/view_levelTest', { headers: { authorization: 'Bearer mine' } });
    expect(existing.requests[0]?.headers.authorization).toBe('Bearer the-admins-token');
    const text = await response.text();
    expect(JSON.parse(text).data[0].questionAndAnswer).toEqual([{ question: 'Ça va ?', hints: ['Oui', 'Non'] }]);
    expect(text + JSON.stringify([...response.headers])).not.toContain('the-admins-token');
  });

  test.each([
    ['login', login],
    ['register', registration],
  ])('%s has the push token of the server, whatever the visitor sent', async (name, sent) => {
    existing.respondTo(`/api/auth/${name}`, { body: { data: 'a.b.c' } });
    const response = await post(`/api/auth/${name}`, { ...sent, notificationToken: 'theirs' });
    expect(JSON.parse(existing.requests[0]?.body ?? '')).toEqual({ ...sent, notificationToken: 'the-push-token' });
    expect(await response.text()).not.toContain('the-push-token');
  });

  test('no other request has them', async () => {
    existing.respondTo('/api/about/click_to_subscribe', { body: { data: 'Thank you.' } });
    await post('/api/about/click_to_subscribe', { email: 'a@b.com' });
    await call('/api/bank');
    expect(existing.requests).toHaveLength(2);
    expect(JSON.stringify(existing.requests)).not.toMatch(/the-push-token|the-admins-token/);
  });
});
