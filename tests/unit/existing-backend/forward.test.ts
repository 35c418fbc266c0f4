import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type OperationKey, operations } from '@/lib/contract/operations';
import { openExistingBackend } from '@/tests/support/existing-backend';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const existing = await openExistingBackend();
const secret = 'x'.repeat(32);
Object.assign(process.env, {
  BACKEND_URL: existing.url,
  LEVEL_TEST_TOKEN: 'the-admins-token',
  NOTIFICATION_TOKEN: 'the-push-token',
  PAYLOAD_SECRET: secret,
  SESSION_SECRET: secret,
  CRON_SECRET: secret,
});
const { answerApi } = await import('@/lib/api/route');

let clients = 0;
/** Each call from a client IP of its own, so that no test meets another one's rate limit. */
const call = (path: string, { headers, ...init }: RequestInit = {}) => {
  clients += 1;
  const ip = `198.51.${Math.floor(clients / 250)}.${clients % 250}`;
  return answerApi(
    new Request(`http://localhost:3000${path}`, {
      ...init,
      headers: { host: 'localhost:3000', 'x-connection-address': ip, ...(headers as Record<string, string>) },
    }),
  );
};
const json = { 'content-type': 'application/json' };
const post = (path: string, content: object, headers = {}) =>
  call(path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(content) });

const person = { name: 'Su Su', email: 'su@example.com', phoneNumber: '09250000117' };
const registration = { ...person, password: 'padauk7', confirm_password: 'padauk7' };
const login = { email: person.email, password: 'padauk7', confirm_password: 'padauk7' };
const inquiry = {
  email: 'su@example.com',
  type: 'French Language Program Collaboration Inquiry',
  contentNameOrPerson: 'Su',
};
const order = { firstName: 'Su', lastName: 'Su', phoneNumber: '09250000117', address: 'Bahan, Yangon' };
const enrolment = {
  name: 'Su Su Aung',
  email: 'su@example.com',
  phNumber: '09250000117',
  fbName: 'Su Su',
  age: '20',
  courseType: 'Rules & Policy for the Zoom Group Course',
  ruleStatus: 'true',
};

const enrol = (fields: Record<string, string>, file: File, headers = {}, course = '1') => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('snapShot', file);
  return call(`/api/zoom-form/upload-form/${course}`, { method: 'POST', body: form, headers });
};
const screenshot = (bytes = 8, type = 'image/png') => new File([new Uint8Array(bytes).fill(7)], 'transfer', { type });

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
beforeEach(() => {
  existing.heard.length = 0;
  logged.mockClear();
});

describe('a call of the contract reaches the school’s own backend', () => {
  test('with the query that the contract names, and its answer comes back', async () => {
    existing.says('/api/course', { body: { data: { currentDatas: [], totalPages: 1 } } });
    const response = await call('/api/course?type=Adult&page=1&fbclid=x', { headers: { 'accept-language': 'my' } });
    expect(await response.json()).toEqual({ data: { currentDatas: [], totalPages: 1 } });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(existing.heard[0]).toMatchObject({ method: 'GET', url: '/api/course?page=1&type=Adult' });
    expect(existing.heard[0]?.headers['accept-language']).toBe('my');
  });

  test('with the learner’s token, but never with cookies', async () => {
    existing.says('/api/auth/payment/1', { body: { data: [] } });
    await call('/api/auth/payment/1', { headers: { authorization: 'Bearer mine', cookie: 'learner_session=mine' } });
    expect(existing.heard[0]?.headers.authorization).toBe('Bearer mine');
    expect(existing.heard[0]?.headers).not.toHaveProperty('cookie');
  });

  test('with the client IP, and never with what the visitor wrote for it', async () => {
    existing.says('/api/bank', { body: { data: [] } });
    const ipOf = async (connection: string) => {
      await call('/api/bank', { headers: { 'x-connection-address': connection, 'x-forwarded-for': '1.2.3.4' } });
      return existing.heard.at(-1)?.headers['x-forwarded-for'];
    };
    expect(await ipOf('192.0.2.9')).toBe('192.0.2.9');
    expect(await ipOf('::ffff:192.0.2.9')).toBe('192.0.2.9');
    expect(await ipOf('2001:db8::7')).toBe('2001:db8::7');
    expect(await ipOf('')).toBeUndefined();
  });

  test('with an id of any database, and a reset token with dots', async () => {
    for (const id of ['65f0c0ffee65f0c0ffee65f0', '42', 'V1StGXR8_Z5jdHi6B-myT']) {
      existing.says(`/api/course/get_course/${id}`, { body: { data: [] } });
      expect((await call(`/api/course/get_course/${id}`)).status).toBe(200);
    }
    existing.says('/api/auth/reset_password/eyJhbGci.eyJzdWIi.c2ln', { body: { data: 'Done' } });
    const reset = await post('/api/auth/reset_password/eyJhbGci.eyJzdWIi.c2ln', {
      code: [1, 2, 3, 4],
      password: 'padauk7',
    });
    expect(await reset.json()).toEqual({ data: 'Done' });
  });

  test('a screenshot goes on byte for byte, in its own format', async () => {
    existing.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    for (const type of ['image/png', 'image/jpeg']) {
      expect((await enrol(enrolment, screenshot(300, type))).status).toBe(200);
      const { headers, body } = existing.heard.at(-1) ?? expect.unreachable();
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(body).toContain(`Content-Type: ${type}`);
      expect(body).toContain(String.fromCharCode(7).repeat(300));
    }
  });

  test('a write that it answers without a body has succeeded', async () => {
    existing.says('/api/book/purchase_book/1', { status: 201, body: '' });
    const response = await post('/api/book/purchase_book/1', order);
    expect([response.status, await response.json()]).toEqual([200, {}]);
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
    '/api/course/get_course/%2e%2e/admin',
    '/api//bank',
    '/api/docs',
  ])('%s', async (path) => {
    const response = await call(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: 'There is nothing at this address.', code: 'pathUnknown' });
    expect(existing.heard).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE'])('%s /api/bank', async (method) => {
    expect((await call('/api/bank', { method })).status).toBe(404);
    expect(existing.heard).toEqual([]);
  });

  test.each(['..%2fadmin', '..;', '%00', 'a%2Fb', 'a%5cb', '..%252fadmin', 'a.b', '%20', 'a'.repeat(65)])(
    'an id like %s',
    async (id) => {
      expect((await call(`/api/course/get_course/${id}`)).status).toBe(400);
      expect((await call(`/api/auth/payment/${id}`)).status).toBe(400);
      expect((await post(`/api/book/purchase_book/${id}`, order)).status).toBe(400);
      expect((await enrol(enrolment, screenshot(), {}, id)).status).toBe(400);
      expect(existing.heard).toEqual([]);
    },
  );

  test.each(['..%2flogin', '..;', '%00', 'a..b', 'a%2Fb', '.', 'a'.repeat(2001)])('a token like %s', async (token) => {
    const response = await post(`/api/auth/reset_password/${token}`, { code: [1, 2, 3, 4], password: 'padauk7' });
    expect([400, 404]).toContain(response.status);
    expect(existing.heard).toEqual([]);
  });

  test.each([
    ['a query given twice', '/api/course?type=Adult&type=Kid'],
    ['a page that is none', '/api/course?limit=0'],
  ])('%s', async (_, path) => {
    expect((await call(path)).status).toBe(400);
    expect(existing.heard).toEqual([]);
  });

  test('a query that the contract does not name', async () => {
    existing.says('/api/book', { body: { data: { currentDatas: [] } } });
    await call('/api/book?page=1&id[$ne]=1&where[role]=admin');
    expect(existing.heard[0]?.url).toBe('/api/book?page=1');
  });

  test('a login by a form of another site, or in no JSON', async () => {
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
    expect(existing.heard).toEqual([]);
    existing.says('/api/auth/login', { body: { data: 'a.b.c' } });
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await post('/api/auth/login', login, own)).status).toBe(200);
  });

  test('an enrolment by a form of another site', async () => {
    expect((await enrol(enrolment, screenshot(), { origin: 'https://evil.example' })).status).toBe(403);
    expect(existing.heard).toEqual([]);
  });

  test('a field that the contract does not name, or an operator instead of a text', async () => {
    existing.says('/api/auth/login', { body: { data: 'a.b.c' } });
    expect((await post('/api/auth/login', { email: { $gt: '' }, password: { $gt: '' } })).status).toBe(400);
    expect(existing.heard).toEqual([]);
    await post('/api/auth/login', { ...login, role: 'admin' });
    expect(JSON.parse(existing.heard[0]?.body ?? '')).toEqual({ ...login, notificationToken: 'the-push-token' });
  });

  test('what a program wrote into the field that no person sees', async () => {
    expect(await (await post('/api/book/purchase_book/1', { ...order, website: 'spam' })).json()).toEqual({});
    expect((await post('/api/auth/register', { ...registration, website: 'spam' })).status).toBe(400);
    expect(existing.heard).toEqual([]);
  });

  test('a body that is too large', async () => {
    const large = { ...inquiry, additionalCommentsOrQuestions: 'm'.repeat(65 * 1024) };
    for (const path of ['/api/quotation/create', '/api/auth/login']) {
      const response = await post(path, large);
      expect(response.status).toBe(413);
      expect(await response.json()).toEqual({ error: 'This request is too large.', code: 'requestTooLarge' });
    }
    expect(existing.heard).toEqual([]);
  });

  test('a screenshot of more than 5 MB', async () => {
    existing.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    expect((await enrol(enrolment, screenshot(5_242_880))).status).toBe(200);
    expect([400, 413]).toContain((await enrol(enrolment, screenshot(5_242_881))).status);
    expect((await enrol(enrolment, screenshot(6_000_000))).status).toBe(413);
    expect(existing.heard).toHaveLength(1);
  });
});

describe('the rate limits of the contract apply', () => {
  const repeated = async (times: number, send: (at: number) => Promise<Response>) => {
    const statuses: number[] = [];
    for (let at = 0; at < times; at++) statuses.push((await send(at)).status);
    return statuses.filter((status) => status === 429).length;
  };

  test('to logins from one client: 30 in ten minutes', async () => {
    existing.says('/api/auth/login', { status: 401, body: { error: 'Wrong password' } });
    const ip = { 'x-connection-address': '192.0.2.50' };
    expect(await repeated(120, (at) => post('/api/auth/login', { ...login, email: `a${at}@b.com` }, ip))).toBe(90);
    expect(existing.heard).toHaveLength(30);
  });

  test('to reset codes, by client and by the email they go to', async () => {
    existing.says('/api/auth/forgot_password', { body: { data: { message: 'Sent', otp: 'opaque-reset-token' } } });
    const ip = { 'x-connection-address': '192.0.2.51' };
    const ask = (email: string, headers = {}) => post('/api/auth/forgot_password?isweb=true', { email }, headers);
    expect(await repeated(60, (at) => ask(`a${at}@example.com`, ip))).toBe(40);
    expect(await repeated(60, () => ask('su@example.com'))).toBe(59);
    expect(await repeated(1, () => ask('SU@example.com'))).toBe(1);
  });

  test('to orders, by the phone number that stands in them, however it is written', async () => {
    existing.says('/api/book/purchase_book/1', { body: { data: 'Thank you.' } });
    const phones = ['09250000199', '+95 9 250 000 199'];
    expect(
      await repeated(12, (at) => post('/api/book/purchase_book/1', { ...order, phoneNumber: phones[at % 2] })),
    ).toBe(2);
  });

  test('and a refusal says when to try again', async () => {
    const ask = () => post('/api/auth/forgot_password', { email: 'again@example.com' });
    await ask();
    expect((await ask()).headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('to every operation that writes', () => {
    const unlimited = Object.entries(operations).filter(
      ([, { method, ...rest }]) => method !== 'GET' && !('rateLimit' in rest),
    );
    const harmless: OperationKey[] = ['logout', 'mirrorSession'];
    expect(unlimited.map(([key]) => key)).toEqual(harmless);
  });

  test('many uploads of one client at once hold up nobody else', async () => {
    existing.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you.' } });
    const ends: (() => void)[] = [];
    const slow = () => new ReadableStream({ start: (controller) => void ends.push(() => controller.close()) });
    const upload = (ip: string) =>
      call('/api/zoom-form/upload-form/1', {
        method: 'POST',
        headers: { 'x-connection-address': ip, 'content-type': 'multipart/form-data; boundary=x' },
        body: slow(),
        duplex: 'half',
      } as RequestInit);
    const waiting = Array.from({ length: 8 }, () => upload('192.0.2.1'));
    await vi.waitFor(() => expect(ends).toHaveLength(8));
    expect((await upload('192.0.2.1')).status).toBe(503);
    expect((await enrol(enrolment, screenshot())).status).toBe(200);
    for (const end of ends) end();
    await Promise.all(waiting);
  });
});

describe('a form that is posted without scripts', () => {
  const own = { origin: 'http://localhost:3000', accept: 'text/html' };
  const submit = (path: string, fields: [string, string][]) =>
    call(path, {
      method: 'POST',
      headers: { ...own, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const leadsTo = (response: Response) => [response.status, response.headers.get('location')];

  test('is forwarded as JSON, and leads back to its page', async () => {
    existing.says('/api/about/click_to_subscribe', { body: { data: 'Thank you.' } });
    const response = await submit('/api/about/click_to_subscribe', [['email', 'plain@example.com']]);
    expect(leadsTo(response)).toEqual([303, '/subscribe?sent=1#form']);
    expect(existing.heard[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(existing.heard[0]?.body ?? '')).toEqual({ email: 'plain@example.com' });
  });

  test('tells there what is wrong with it', async () => {
    const wrong = await submit('/api/book/purchase_book/1', [['firstName', 'Su']]);
    expect(leadsTo(wrong)).toEqual([303, '/checkout?book=1&error=fillName&field=lastName#form']);
    existing.says('/api/book/purchase_book/1', { status: 500, body: { error: 'MongoError' } });
    const broken = await submit('/api/book/purchase_book/1', Object.entries({ ...order, phoneNumber: '09250000118' }));
    expect(leadsTo(broken)).toEqual([303, '/checkout?book=1&error=failed#form']);
  });

  test('with a file arrives as the specification says, with the chosen boxes joined', async () => {
    existing.says('/api/zoom-form/upload-form/1', { body: { data: 'Thank you. Your reference is EP-7K3F-9QXM.' } });
    const form = new FormData();
    for (const [name, value] of Object.entries(enrolment)) form.append(name, value);
    form.append('courseType', 'Rules & Policy for the Zoom Private/Individual Course');
    form.append('communication', 'viber');
    form.append('snapShot', screenshot());
    const response = await call('/api/zoom-form/upload-form/1', { method: 'POST', headers: own, body: form });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/zoom\?course=1&sent=1/);
    const { body } = existing.heard[0] ?? expect.unreachable();
    expect(body).toContain('Group Course, Rules & Policy for the Zoom Private/Individual Course');
    expect(body).toContain('"viber":true');
  });

  test('of another site is refused', async () => {
    const response = await call('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
      body: 'name=Su',
    });
    expect(response.status).toBe(403);
  });
});

describe('the server’s tokens are added here and seen by no visitor', () => {
  const levels = [{ level: 'A1', questionAndAnswer: [{ question: 'Ça va ?', hints: ['Oui', 'Non'], answer: 'Oui' }] }];

  test('the level test is fetched with its token and given out without answers', async () => {
    existing.says('/api/levelstests/view_levelTest', { body: { data: levels } });
    const response = await call('/api/levelstests/view_levelTest', { headers: { authorization: 'Bearer mine' } });
    expect(existing.heard[0]?.headers.authorization).toBe('Bearer the-admins-token');
    const text = await response.text();
    expect(JSON.parse(text).data[0].questionAndAnswer).toEqual([{ question: 'Ça va ?', hints: ['Oui', 'Non'] }]);
    expect(text + JSON.stringify([...response.headers])).not.toContain('the-admins-token');
  });

  test.each([
    ['login', login],
    ['register', registration],
  ])('%s carries the push token, whatever the visitor sent for it', async (name, sent) => {
    existing.says(`/api/auth/${name}`, { body: { data: 'a.b.c' } });
    const response = await post(`/api/auth/${name}`, { ...sent, notificationToken: 'theirs' });
    expect(JSON.parse(existing.heard[0]?.body ?? '')).toEqual({ ...sent, notificationToken: 'the-push-token' });
    expect(await response.text()).not.toContain('the-push-token');
  });

  test('no other call carries them', async () => {
    existing.says('/api/about/click_to_subscribe', { body: { data: 'Thank you.' } });
    await post('/api/about/click_to_subscribe', { email: 'a@b.com' });
    await call('/api/bank');
    expect(existing.heard).toHaveLength(2);
    expect(JSON.stringify(existing.heard)).not.toMatch(/the-push-token|the-admins-token/);
  });
});

describe('an answer passes only what the contract names', () => {
  test('a refusal keeps its status and its sentence, and nothing beside it', async () => {
    const body = { error: 'No more quotations today.', stack: 'Error at /srv/app/db.js:12', sql: 'select 1' };
    existing.says('/api/quotation/create', { status: 422, body });
    const response = await post('/api/quotation/create', inquiry);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: 'No more quotations today.', code: 'backendRefused' });
  });

  test.each([
    ['a stack trace', { error: 'Error: no such user\n    at /srv/app/db.js:12' }],
    ['no sentence', { message: 'MongoError' }],
    ['an object', { error: { code: 11000 } }],
  ])('a refusal with %s is told in words of ours', async (_, body) => {
    existing.says('/api/quotation/create', { status: 400, body });
    const response = await post('/api/quotation/create', { ...inquiry, email: 'other@example.com' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The school’s server refused this request.', code: 'backendRefused' },
    ]);
  });

  test('a failure of its own says nothing of what is inside', async () => {
    const error = 'MongoError: connect ECONNREFUSED /srv/app/db.js:12';
    existing.says('/api/event', { status: 500, body: { error, stack: error } });
    const failed = await call('/api/event');
    expect(failed.status).toBe(502);
    expect(await failed.json()).toEqual({
      error: 'The school’s server could not do this just now. Please try again in a moment.',
      code: 'backendFailed',
    });
    existing.says('/api/event', { status: 503, headers: { 'retry-after': '30' }, body: '<h1>Maintenance</h1>' });
    const busy = await call('/api/event');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30']);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('MongoError');
  });

  test('its data holds no further fields', async () => {
    const teacher = { _id: '1', name: 'Daw Nilar', passwordHash: '$2b$10$abc' };
    existing.says('/api/instructor', { body: { data: [teacher], debug: 'x' } });
    const text = await (await call('/api/instructor')).text();
    expect(text).toContain('Daw Nilar');
    expect(text).not.toMatch(/passwordHash|debug/);
  });

  test('what a reset answers without a token still says what to do', async () => {
    existing.says('/api/auth/forgot_password', { body: { data: { message: 'Confirm your email first.', user: {} } } });
    const response = await post('/api/auth/forgot_password', { email: 'unconfirmed@example.com' });
    expect(await response.json()).toEqual({ data: { message: 'Confirm your email first.' } });
  });

  test('its cookies and other headers stay there', async () => {
    existing.says('/api/bank', { body: { data: [] }, headers: { 'set-cookie': 'a=b', 'x-powered-by': 'Express' } });
    const { headers } = await call('/api/bank');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('a backend that misbehaves costs a sentence, not a crash', () => {
  const broken = 'The school’s server gave an answer we cannot read.';
  const silent = 'The school’s server does not answer. Please try again in a moment.';

  test.each([
    ['a page instead of JSON', { type: 'text/html', body: '<h1>It works</h1>' }, broken, 'backendUnreadable'],
    ['half an answer', { body: '{"data":[' }, broken, 'backendUnreadable'],
    ['data of another kind', { body: { data: 'none' } }, broken, 'backendUnreadable'],
    [
      'a redirect to elsewhere',
      { status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' },
      silent,
      'backendUnreachable',
    ],
  ])('%s', async (_, answer, says, code) => {
    existing.says('/api/event', answer);
    const response = await call('/api/event');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error: says, code });
  });

  test('an operation that it does not have is not there, whatever its server draws', async () => {
    existing.says('/api/contact', { status: 404, type: 'text/html', body: '<pre>Cannot POST /api/contact</pre>' });
    const message = {
      name: 'Su',
      email: 'su@example.com',
      subject: 'Course',
      phone: '09250000117',
      message: 'Hello there!',
    };
    expect((await post('/api/contact', message)).status).toBe(404);
  });
});
