import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openForeignBackend } from '@/tests/support/foreign-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const foreign = await openForeignBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: foreign.url,
  LEVEL_TEST_TOKEN: 'the-admins-token',
  NOTIFICATION_TOKEN: 'the-push-token',
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { forward } = await import('@/lib/api/forward');

const call = (path: string, init?: RequestInit) => forward(new Request(`http://localhost:3000${path}`, init));
const json = { 'content-type': 'application/json' };
const postJson = (path: string, body: string, headers = {}) =>
  call(path, { method: 'POST', headers: { ...json, ...headers }, body });

beforeEach(() => {
  foreign.heard.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a call of the contract reaches the school’s own backend', () => {
  test('with its query and what belongs to it, and its answer comes back', async () => {
    foreign.says('/api/course', { body: { data: { currentDatas: [], totalPages: 1 } } });
    const response = await call('/api/course?type=Adult&page=1', { headers: { 'accept-language': 'my' } });
    expect(await response.json()).toEqual({ data: { currentDatas: [], totalPages: 1 } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(foreign.heard[0]).toMatchObject({ method: 'GET', url: '/api/course?type=Adult&page=1' });
    expect(foreign.heard[0]?.headers['accept-language']).toBe('my');
  });

  test('with the learner’s token, but never with cookies or what proxies wrote', async () => {
    foreign.says('/api/auth/payment/1', { body: { data: [] } });
    await call('/api/auth/payment/1', {
      headers: { authorization: 'Bearer mine', cookie: 'learner_session=mine', 'x-forwarded-for': '1.2.3.4' },
    });
    expect(foreign.heard[0]?.headers.authorization).toBe('Bearer mine');
    expect(foreign.heard[0]?.headers).not.toHaveProperty('cookie');
    expect(foreign.heard[0]?.headers).not.toHaveProperty('x-forwarded-for');
  });

  test('failures keep their status and their sentence', async () => {
    foreign.says('/api/quotation/create', { status: 422, body: { error: 'No more quotations today.' } });
    const response = await postJson('/api/quotation/create', '{}');
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: 'No more quotations today.' });
  });

  test('its cookies and other headers stay there', async () => {
    foreign.says('/api/bank', { body: { data: [] }, headers: { 'set-cookie': 'a=b', 'x-powered-by': 'Express' } });
    const { headers } = await call('/api/bank');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('nothing else does', () => {
  test.each([
    '/api/',
    '/api/admin/users',
    '/api/bank/',
    '/api/bank/1',
    '/api/course/get_course/1/2',
    '/api/../admin',
    '/api//bank',
  ])('%s', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.' });
    expect(foreign.heard).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s /api/bank', async (method) => {
    expect((await call('/api/bank', { method })).status).toBe(404);
    expect(foreign.heard).toEqual([]);
  });

  test('a body that is too large', async () => {
    const large = JSON.stringify({ message: 'm'.repeat(65 * 1024) });
    for (const path of ['/api/quotation/create', '/api/auth/login']) {
      const response = await postJson(path, large);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ error: 'This request is too large.' });
    }
    expect(foreign.heard).toEqual([]);
  });

  test('but a screenshot of 5 MB passes, and a larger one does not', async () => {
    foreign.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    const upload = (bytes: number) => {
      const form = new FormData();
      form.set('snapShot', new File([new Uint8Array(bytes)], 'transfer.png', { type: 'image/png' }));
      return call('/api/zoom-form/upload-form/1', { method: 'POST', body: form });
    };
    expect((await upload(5_242_880)).status).toBe(200);
    expect(foreign.heard[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect((await upload(6_000_000)).status).toBe(413);
  });

  test('more than eight uploads of one address at once; another address is not held up', async () => {
    foreign.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    const ends: (() => void)[] = [];
    const upload = (address: string, body: BodyInit) =>
      call('/api/zoom-form/upload-form/1', {
        method: 'POST',
        headers: { 'x-connection-address': address },
        body,
        duplex: 'half',
      } as RequestInit);
    const slow = () => new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
    const waiting = ['192.0.2.1', '192.0.2.2'].flatMap((address) =>
      Array.from({ length: 8 }, () => upload(address, slow())),
    );
    expect((await upload('192.0.2.1', 'one more')).status).toBe(503);
    expect((await upload('192.0.2.2', 'one more')).status).toBe(503);
    expect((await upload('192.0.2.3', 'one more')).status).toBe(200);
    for (const end of ends) end();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(16).fill(200));
  });
});

describe('the server’s tokens are added here and seen by no visitor', () => {
  const levels = [{ level: 'A1', questionAndAnswer: [{ question: 'Ça va ?', hints: ['Oui', 'Non'], answer: 'Oui' }] }];

  test('the level test is fetched with its token and given out without answers', async () => {
    foreign.says('/api/levelstests/view_levelTest', { body: { data: levels } });
    const response = await call('/api/levelstests/view_levelTest', { headers: { authorization: 'Bearer mine' } });
    expect(foreign.heard[0]?.headers.authorization).toBe('Bearer the-admins-token');
    const text = await response.text();
    expect(JSON.parse(text).data[0].questionAndAnswer).toEqual([{ question: 'Ça va ?', hints: ['Oui', 'Non'] }]);
    expect(text + JSON.stringify([...response.headers])).not.toContain('the-admins-token');
  });

  test.each(['login', 'register'])('%s carries the push token, whatever the visitor sent for it', async (name) => {
    foreign.says(`/api/auth/${name}`, { body: { data: 'a.b.c' } });
    const response = await postJson(`/api/auth/${name}`, '{"email":"a@b.mm","notificationToken":"theirs"}');
    expect(JSON.parse(foreign.heard[0]?.body ?? '')).toEqual({ email: 'a@b.mm', notificationToken: 'the-push-token' });
    expect(await response.text()).not.toContain('the-push-token');
  });

  test('no other call carries them', async () => {
    foreign.says('/api/about/click_to_subscribe', { body: { data: 'Thank you.' } });
    await postJson('/api/about/click_to_subscribe', '{"email":"a@b.mm"}');
    await call('/api/bank');
    expect(JSON.stringify(foreign.heard)).not.toMatch(/the-push-token|the-admins-token/);
  });
});

describe('a backend that misbehaves costs a sentence, not a crash', () => {
  const broken = 'The school’s server gave an answer we cannot read.';
  const silent = 'The school’s server does not answer. Please try again in a moment.';

  test.each([
    ['a page instead of JSON', { type: 'text/html', body: '<h1>502</h1>' }, broken],
    ['half an answer', { body: '{"data":[' }, silent],
    ['a redirect to elsewhere', { status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' }, silent],
  ])('%s', async (_, answer, says) => {
    foreign.says('/api/event', answer);
    const response = await call('/api/event');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: says });
  });

  test('a login that is no JSON reaches it as an empty one', async () => {
    foreign.says('/api/auth/login', { status: 400, body: { error: 'Email is required' } });
    const response = await postJson('/api/auth/login', 'not json');
    expect(response.status).toBe(400);
    expect(JSON.parse(foreign.heard[0]?.body ?? '')).toEqual({ notificationToken: 'the-push-token' });
  });
});
