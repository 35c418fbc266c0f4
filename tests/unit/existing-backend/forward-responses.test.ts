import { describe, expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import type { Locale } from '@/lib/format/locale';
import { fr } from '@/lib/text/fr/dictionary';
import { my } from '@/lib/text/my/dictionary';
import { inquiry, openExistingApi, order } from '@/tests/support/existing-api';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, logged, call, post } = await openExistingApi();

describe('responses contain only what the contract defines', () => {
  test('a refusal has its status and message, and nothing else', async () => {
    const body = { error: 'No more quotations today.', stack: 'Error at /srv/app/db.js:12', sql: 'select 1' };
    existing.respondTo('/api/quotation/create', { status: 422, body });
    const response = await post('/api/quotation/create', inquiry);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error: 'No more quotations today.', code: 'backendRefused' });
  });

  test.each([
    ['a stack trace', { error: 'Error: no such user\n    at /srv/app/db.js:12' }],
    ['no sentence', { message: 'MongoError' }],
    ['an object', { error: { code: 11000 } }],
    ['a cast error', { error: 'CastError: Cast to ObjectId failed for value "x" at path "_id" for model "User"' }],
    ['a database error', { error: 'E11000 duplicate key error collection: school.users index: email_1' }],
    ['a file path', { error: "no such file or directory, open '/srv/app/uploads/x.png'" }],
    ['an invalid token', { error: 'jwt malformed' }],
  ])('a refusal with %s gets our message', async (_, body) => {
    existing.respondTo('/api/quotation/create', { status: 400, body });
    const response = await post('/api/quotation/create', { ...inquiry, email: 'other@example.com' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'The school’s server refused this request.', code: 'backendRefused' },
    ]);
  });

  test.each([
    'Seats on 04/12/2026 are taken.',
    'An error occurred. Call +95/9/250',
    'See https://school.example/fees/2026.',
  ])('the refusal “%s” is for people', async (error) => {
    existing.respondTo('/api/book/purchase_book/1', { status: 400, body: { error } });
    expect(await (await post('/api/book/purchase_book/1', order)).json()).toMatchObject({ error });
  });

  test.each([
    [{ error: 'The book is sold out.' }, 'The book is sold out.'],
    [{ success: false, error: 'The book is sold out.', data: {} }, 'The book is sold out.'],
    [{ success: false, message: 'none' }, 'The school’s server refused this request.'],
  ])('%j with status 200 is a refusal, not an order', async (body, error) => {
    existing.respondTo('/api/book/purchase_book/1', { body });
    const response = await post('/api/book/purchase_book/1', order);
    expect([response.status, await response.json()]).toEqual([400, { error, code: 'backendRefused' }]);
  });

  test('a refusal whose code we know is in the language of the page, any other as the school’s server wrote it', async () => {
    const postIn = (locale: Locale) => withLocale(locale, () => post('/api/quotation/create', inquiry));
    existing.respondTo('/api/quotation/create', { status: 409, body: { error: 'Taken.', code: 'emailTaken' } });
    expect(await (await postIn('fr')).json()).toMatchObject({ error: fr.accounts.emailTaken, code: 'emailTaken' });
    expect(await (await postIn('en')).json()).toMatchObject({ error: 'Taken.', code: 'emailTaken' });
    existing.respondTo('/api/quotation/create', { status: 422, body: { error: 'No more quotations today.' } });
    expect(await (await postIn('fr')).json()).toMatchObject({ error: 'No more quotations today.' });
    existing.respondTo('/api/quotation/create', { status: 429, body: { error: 'Slow down.' } });
    expect(await (await postIn('my')).json()).toMatchObject({ error: my.forms.busy });
  });

  test('a post that is refused with status 200 is not found', async () => {
    existing.respondTo('/api/blog/get-single-blog', { body: { success: false, error: 'Blog not found' } });
    expect((await call('/api/blog/get-single-blog?title=None')).status).toBe(404);
  });

  test('a 5xx reveals nothing internal', async () => {
    const error = 'MongoError: connect ECONNREFUSED /srv/app/db.js:12';
    existing.respondTo('/api/event', { status: 500, body: { error, stack: error } });
    const failed = await call('/api/event');
    expect(failed.status).toBe(502);
    expect(await failed.json()).toEqual({
      error: 'The school’s server could not do this just now. Please try again in a moment.',
      code: 'backendFailed',
    });
    existing.respondTo('/api/event', { status: 503, headers: { 'retry-after': '30' }, body: '<h1>Maintenance</h1>' });
    const busy = await call('/api/event');
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '30']);
    expect(JSON.stringify(logged.mock.calls)).not.toContain('MongoError');
  });

  test('unknown fields of the data are dropped', async () => {
    const teacher = { _id: '1', name: 'Daw Nilar', passwordHash: '$2b$10$abc' };
    existing.respondTo('/api/instructor', { body: { data: [teacher], debug: 'x' } });
    const text = await (await call('/api/instructor')).text();
    expect(text).toContain('Daw Nilar');
    expect(text).not.toMatch(/passwordHash|debug/);
  });

  test('a reset response without a token still has its message', async () => {
    existing.respondTo('/api/auth/forgot_password', {
      body: { data: { message: 'Confirm your email first.', user: {} } },
    });
    const response = await post('/api/auth/forgot_password', { email: 'unconfirmed@example.com' });
    expect(await response.json()).toEqual({ data: { message: 'Confirm your email first.' } });
  });

  test('cookies and other headers are dropped', async () => {
    existing.respondTo('/api/bank', {
      body: { data: [] },
      headers: { 'set-cookie': 'a=b', 'x-powered-by': 'Express' },
    });
    const { headers } = await call('/api/bank');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });
});

describe('an unusable response becomes a 502 with a message', () => {
  const broken = 'The school’s server gave an answer we cannot read.';
  const silent = 'The school’s server isn’t responding. Please try again in a moment.';

  test.each([
    ['a page instead of JSON', { type: 'text/html', body: '<h1>It works</h1>' }, broken, 'backendUnreadable'],
    ['truncated JSON', { body: '{"data":[' }, broken, 'backendUnreadable'],
    ['data of another kind', { body: { data: 'none' } }, broken, 'backendUnreadable'],
    [
      'a redirect to elsewhere',
      { status: 302, headers: { location: 'http://169.254.169.254/' }, body: '' },
      silent,
      'backendUnreachable',
    ],
  ])('%s', async (_, sent, error, code) => {
    existing.respondTo('/api/event', sent);
    const response = await call('/api/event');
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ error, code });
  });

  test('an operation that the existing backend lacks gets a 404, even if its server sends HTML', async () => {
    existing.respondTo('/api/contact', { status: 404, type: 'text/html', body: '<pre>Cannot POST /api/contact</pre>' });
    const message = {
      name: 'Su',
      email: 'su@example.com',
      subject: 'Course',
      phone: '09250000117',
      message: 'Hello there!',
    };
    const response = await post('/api/contact', message);
    expect([response.status, await response.json()]).toEqual([
      404,
      { error: 'The school’s server can’t do this online. Please call or email us.', code: 'pathUnknown' },
    ]);
  });
});
