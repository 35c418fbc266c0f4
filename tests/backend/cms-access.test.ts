import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '@/lib/cms/access/roles';
import { openTestBackend } from '@/tests/support/database';
import {
  learnerToken,
  makeCourse,
  makeLearner,
  makePicture,
  makePost,
  makeStaff,
  staffPassword,
} from '@/tests/support/factories';

const { cms } = await openTestBackend();
// Everything refused here would be in the log otherwise.
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

const unknown = '00000000-0000-4000-8000-000000000000';
const collections = cms.config.collections.map(({ slug }) => slug);
const globals = cms.config.globals.map(({ slug }) => slug);

type Call = { method?: string; headers?: Record<string, string>; body?: unknown };

/** A request to the CMS's own REST interface, through its real handlers. */
async function rest(path: string, { method = 'GET', headers = {}, body }: Call = {}) {
  const request = new Request(`http://localhost/cms-api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const response = await handleEndpoints({ config, request });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

async function loggedIn(...roles: Role[]) {
  const staff = await makeStaff(...roles);
  const { token } = await cms.login({ collection: 'staff', data: { email: staff.email, password: staffPassword } });
  return { staff, headers: { authorization: `JWT ${token}` } };
}

type Verb = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock';
type Rights = Record<Role, string>;

/** Who may do what: c(reate), r(ead), u(pdate), d(elete), v(ersions are read), l(ocked accounts are opened). */
// Editors put single records into the recycle bin: that is tested with it.
const content: Rights = { owner: 'crud', editor: 'cru', enrolments: 'r' };
const drafted: Rights = { owner: 'crudv', editor: 'cruv', enrolments: 'rv' };
const inbox: Rights = { owner: 'rud', editor: 'ru', enrolments: 'ru' };
const transfers: Rights = { owner: 'rud', editor: '', enrolments: 'ru' };
const receipts: Rights = { owner: 'rd', editor: '', enrolments: 'r' };
const nobody: Rights = { owner: '', editor: '', enrolments: '' };

const expected: Record<string, Rights> = {
  courses: drafted,
  posts: drafted,
  books: content,
  banners: content,
  events: content,
  testimonials: content,
  faqs: content,
  services: content,
  'level-questions': content,
  instructors: content,
  media: content,
  messages: inbox,
  inquiries: inbox,
  'book-orders': inbox,
  subscribers: inbox,
  'level-test-attempts': inbox,
  'payment-requests': transfers,
  enrolments: transfers,
  receipts,
  // Names, emails and phones are corrected; nothing else of a learner can be written.
  learners: transfers,
  staff: { owner: 'crudl', editor: 'r', enrolments: 'r' },
  sessions: nobody,
  'password-resets': nobody,
  mails: nobody,
  'post-views': nobody,
  'receipt-hashes': nobody,
};
const expectedGlobals: Record<string, Rights> = {
  school: { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  'payment-details': { owner: 'ruv', editor: 'rv', enrolments: 'rv' },
  'inquiry-texts': { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  'level-test-settings': { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  totals: { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  legal: { owner: 'ruv', editor: 'rv', enrolments: 'rv' },
};

const letters: Record<Verb, string> = {
  create: 'c',
  read: 'r',
  update: 'u',
  delete: 'd',
  readVersions: 'v',
  unlock: 'l',
};
const granted = (rights: Record<string, unknown> | undefined) =>
  Object.entries(letters)
    .filter(([verb]) => Boolean(rights?.[verb]))
    .map(([, letter]) => letter)
    .join('');

describe.each(['owner', 'editor', 'enrolments'] as const)('a member of staff with the role %s', (role) => {
  test('may do what the table says, no more and no less', async () => {
    const { headers } = await loggedIn(role);
    const access = (await rest('/access', { headers })).json() as Record<
      'collections' | 'globals',
      Record<string, Record<string, unknown>>
    >;
    const ours = collections.filter((slug) => !slug.startsWith('payload-'));
    expect(ours.sort()).toEqual(Object.keys(expected).sort());
    const found = Object.fromEntries(ours.map((slug) => [slug, granted(access.collections[slug])]));
    expect(found).toEqual(Object.fromEntries(Object.entries(expected).map(([slug, rights]) => [slug, rights[role]])));
    const settings = Object.fromEntries(globals.map((slug) => [slug, granted(access.globals[slug])]));
    expect(settings).toEqual(
      Object.fromEntries(Object.entries(expectedGlobals).map(([slug, rights]) => [slug, rights[role]])),
    );
  });
});

const learner = await makeLearner();
const token = await learnerToken(learner);
const outsiders: [string, Record<string, string>][] = [
  ['a visitor', {}],
  ['a learner', { authorization: `JWT ${token}` }],
];

function unsigned(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

describe.each(outsiders)('%s is let into nothing of the CMS', (_, headers) => {
  beforeAll(async () => {
    await makeCourse();
    await makePost();
    const staff = await makeStaff('owner');
    await cms.create({
      collection: 'payload-preferences',
      data: { key: 'count', value: { columns: 'of the owner' }, user: { relationTo: 'staff', value: staff.id } },
      user: staff,
      overrideAccess: true,
    });
  });

  const calls = (slug: string): [string, string, string][] => [
    ['read', 'GET', `/${slug}`],
    ['count', 'GET', `/${slug}/count`],
    ['read one', 'GET', `/${slug}/${unknown}`],
    ['create', 'POST', `/${slug}`],
    ['update one', 'PATCH', `/${slug}/${unknown}`],
    ['update all', 'PATCH', `/${slug}?where[id][exists]=true`],
    ['delete one', 'DELETE', `/${slug}/${unknown}`],
    ['delete all', 'DELETE', `/${slug}?where[id][exists]=true`],
    ['duplicate', 'POST', `/${slug}/${unknown}/duplicate`],
    ['read versions', 'GET', `/${slug}/versions`],
    ['read by POST', 'POST', `/${slug}`],
  ];

  test.each(collections)('%s', async (slug) => {
    for (const [name, method, path] of calls(slug)) {
      const override: Record<string, string> = name === 'read by POST' ? { 'x-http-method-override': 'GET' } : {};
      const { status, text } = await rest(path, {
        method,
        headers: { ...headers, ...override },
        ...(['POST', 'PATCH'].includes(method) ? { body: {} } : {}),
      });
      // Pictures are public: the mobile app loads them without credentials.
      if (slug === 'media' && (method === 'GET' || name === 'read by POST')) continue;
      // The CMS has one's own preferences by key; those of nobody are none.
      if (slug === 'payload-preferences' && status === 200) expect(JSON.parse(text).value).toBeNull();
      // 501: the CMS's record of migrations has no endpoints at all.
      else expect(`${name} ${slug}: ${status}`).toMatch(/: (401|403|404|501)$/);
      expect(text).not.toContain('"docs"');
    }
  });

  test.each(globals)('%s', async (slug) => {
    expect((await rest(`/globals/${slug}`, { headers })).status).toBe(403);
    expect((await rest(`/globals/${slug}`, { method: 'POST', headers, body: {} })).status).toBe(403);
    expect([403, 404]).toContain((await rest(`/globals/${slug}/versions`, { headers })).status);
  });

  test('and nothing has changed', async () => {
    const { totalDocs } = await cms.count({ collection: 'courses', overrideAccess: true });
    expect(totalDocs).toBeGreaterThan(0);
    expect(await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true })).toMatchObject({
      name: 'Aye Aye',
    });
  });

  test('its machinery is shut: jobs, GraphQL, the list of rights', async () => {
    expect((await rest('/payload-jobs/run', { headers })).status).toBe(404);
    expect((await rest('/graphql', { method: 'POST', headers, body: { query: '{ __typename }' } })).status).toBe(404);
    expect((await rest('/graphql-playground', { headers })).status).toBe(404);
    const rights = (await rest('/access', { headers })).json();
    expect(rights.canAccessAdmin ?? false).toBe(false);
    expect((await rest('/staff/me', { headers })).json().user).toBeNull();
  });
});

test.each([
  ['a learner’s token as Bearer', { authorization: `Bearer ${token}` }],
  ['a learner’s token in the cookie of the CMS', { cookie: `payload-token=${token}` }],
  ['a token without a signature', { authorization: `JWT ${unsigned({ id: learner.id, collection: 'staff' })}` }],
])('%s is nobody’s', async (_, headers: Record<string, string>) => {
  expect((await rest('/staff/me', { headers })).json().user).toBeNull();
  for (const slug of ['courses', 'learners', 'staff', 'sessions']) {
    expect((await rest(`/${slug}`, { headers })).status).toBe(403);
  }
});

test('the CMS draws no picture of words for anybody', async () => {
  // Its route adds the drawing where there is no such endpoint, so the real one is asked.
  const { REST_GET } = await import('@payloadcms/next/routes');
  const request = new Request('http://localhost/cms-api/og?title=Drawn');
  expect((await REST_GET(config)(request, { params: Promise.resolve({ slug: ['og'] }) })).status).toBe(404);
  expect(cms.config.admin.meta.defaultOGImageType).toBe('off');
});

test('staff have no address to verify, and nobody finds a fault by trying', async () => {
  expect((await rest('/staff/verify/x', { method: 'POST' })).status).toBe(404);
});

test('the staff cookie counts for pages of this site alone, also where SITE_URL is not set', async () => {
  const { hasStaffSession } = await import('@/lib/backend/staff-session');
  const { headers } = await loggedIn('editor');
  const cookie = `payload-token=${headers.authorization.replace('JWT ', '')}`;
  const isStaff = (sent: Record<string, string>) => hasStaffSession(new Headers(sent));
  expect(await isStaff({ cookie, origin: 'http://localhost:3000' })).toBe(true);
  expect(await isStaff({ cookie, origin: 'http://127.0.0.1:3000' })).toBe(true);
  expect(await isStaff({ cookie, 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(await isStaff({ cookie, origin: 'https://evil.example' })).toBe(false);
  expect(await isStaff({ cookie, origin: 'http://localhost:3001' })).toBe(false);
  expect(await isStaff({ cookie, 'sec-fetch-site': 'cross-site' })).toBe(false);
  expect(await isStaff({ cookie: `payload-token=${token}`, 'sec-fetch-site': 'same-origin' })).toBe(false);
  expect(await isStaff({})).toBe(false);
});

describe('nobody becomes staff by a side door', () => {
  const claim = { email: 'intruder@example.com', password: 'long-enough-password', name: 'Intruder', roles: ['owner'] };

  test('the first user cannot be claimed, nor anybody registered', async () => {
    expect((await rest('/staff/first-register', { method: 'POST', body: claim })).status).toBe(403);
    expect((await rest('/staff', { method: 'POST', body: claim })).status).toBe(403);
    const { totalDocs } = await cms.count({
      collection: 'staff',
      where: { email: { equals: claim.email } },
      overrideAccess: true,
    });
    expect(totalDocs).toBe(0);
  });

  test('an editor makes nobody staff, and not themselves an owner', async () => {
    const { staff, headers } = await loggedIn('editor');
    expect((await rest('/staff', { method: 'POST', headers, body: claim })).status).toBe(403);
    await rest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: { roles: ['owner'], name: 'Still an editor' } });
    const after = await cms.findByID({ collection: 'staff', id: staff.id, overrideAccess: true });
    expect(after).toMatchObject({ roles: ['editor'], name: 'Still an editor' });
  });

  test('an editor changes no colleague', async () => {
    const { headers } = await loggedIn('editor');
    const colleague = await makeStaff('enrolments');
    const change = { method: 'PATCH', headers, body: { password: 'taken-over-2026', email: 'mine@example.com' } };
    expect((await rest(`/staff/${colleague.id}`, change)).status).toBe(403);
  });

  test('an owner cannot delete the account they are using', async () => {
    const { staff, headers } = await loggedIn('owner');
    expect((await rest(`/staff/${staff.id}`, { method: 'DELETE', headers })).status).toBe(403);
    const colleague = await makeStaff('editor');
    const both = `where[id][in]=${staff.id},${colleague.id}`;
    const { docs } = (await rest(`/staff?${both}`, { method: 'DELETE', headers })).json();
    expect(docs.map(({ id }: { id: string }) => id)).toEqual([colleague.id]);
    const { totalDocs } = await cms.count({ collection: 'staff', where: { id: { equals: staff.id } } });
    expect(totalDocs).toBe(1);
  });

  test('no member of staff has a password of fewer than ten characters, whichever way it is set', async () => {
    const { staff, headers } = await loggedIn('owner');
    const short = 'nine-char';
    const made = await rest('/staff', { method: 'POST', headers, body: { ...claim, password: short } });
    const changed = await rest(`/staff/${staff.id}`, {
      method: 'PATCH',
      headers,
      body: { password: short, currentPassword: staffPassword },
    });
    const token = await cms.forgotPassword({ collection: 'staff', data: { email: staff.email }, disableEmail: true });
    const reset = await rest('/staff/reset-password', { method: 'POST', body: { token, password: short } });
    for (const { status, text } of [made, changed, reset]) {
      expect(status).toBe(400);
      expect(text).toContain('This value must be longer than the minimum length of 10 characters.');
    }
    const renamed = { name: 'Renamed', password: '' };
    expect((await rest(`/staff/${staff.id}`, { method: 'PATCH', headers, body: renamed })).status).toBe(200);
    const better = await rest('/staff/reset-password', { method: 'POST', body: { token, password: 'ten-chars!' } });
    expect(better.status).toBe(200);
  });

  test('a forgotten password is answered the same for everybody, and tells no token', async () => {
    const colleague = await makeStaff('editor');
    const ask = (email: string) => rest('/staff/forgot-password', { method: 'POST', body: { email } });
    const [known, stranger] = [await ask(colleague.email), await ask('nobody@example.com')];
    expect([known.status, known.text]).toEqual([stranger.status, stranger.text]);
    const { resetPasswordToken } = await cms.findByID({
      collection: 'staff',
      id: colleague.id,
      overrideAccess: true,
      showHiddenFields: true,
    });
    expect(resetPasswordToken).toBeTruthy();
    expect(known.text).not.toContain(resetPasswordToken);
  });

  test('a wrong password and an unknown address are answered the same', async () => {
    const colleague = await makeStaff('editor');
    const login = (email: string) =>
      rest('/staff/login', { method: 'POST', body: { email, password: 'not-the-password' } });
    const [known, stranger] = [await login(colleague.email), await login('nobody@example.com')];
    expect(known.status).toBe(401);
    expect([known.status, known.text]).toEqual([stranger.status, stranger.text]);
  });

  test('five wrong passwords lock the account, for the right one too', async () => {
    const colleague = await makeStaff('editor');
    const login = (password: string) =>
      rest('/staff/login', { method: 'POST', body: { email: colleague.email, password } });
    for (let tries = 0; tries < 5; tries++) await login('not-the-password');
    expect((await login(staffPassword)).status).toBe(401);
  });
});

describe('what visitors sent stays as they sent it', () => {
  test('staff note how they handle a message, but change no word of it and see no machinery', async () => {
    const { headers } = await loggedIn('editor');
    const { id } = await cms.create({
      collection: 'messages',
      data: {
        reference: 'MSG-1',
        name: 'Thiri',
        email: 'thiri@example.com',
        phone: '+959250000118',
        subject: 'Evening courses',
        message: 'When does the next one start?',
        handling: 'new',
        idempotencyKey: 'a-key-of-the-sender',
      },
      overrideAccess: true,
    });
    const body = {
      handling: 'done',
      notes: 'Called back.',
      message: 'Nothing',
      reference: 'X',
      email: 'x@example.com',
    };
    const { doc } = (await rest(`/messages/${id}`, { method: 'PATCH', headers, body })).json();
    expect(doc).toMatchObject({
      handling: 'done',
      notes: 'Called back.',
      message: 'When does the next one start?',
      reference: 'MSG-1',
      email: 'thiri@example.com',
    });
    expect(doc).not.toHaveProperty('idempotencyKey');
  });

  test('not even the owner sees a learner’s password hash or sets one', async () => {
    const { headers } = await loggedIn('owner');
    const { text } = await rest(`/learners/${learner.id}`, { headers });
    expect(text).toContain(learner.email);
    expect(text).not.toMatch(/passwordHash|lockedUntil|failures/);
    const { passwordHash } = await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true });
    await rest(`/learners/${learner.id}`, { method: 'PATCH', headers, body: { passwordHash: 'x' } });
    expect(await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true })).toMatchObject({
      passwordHash,
    });
  });
});

test('anybody loads a picture, as a file that cannot act', async () => {
  const picture = await makePicture({ width: 500, height: 300 });
  const { status, headers } = await rest(`/media/file/${picture.filename}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('image/webp');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const name of ['..%2F..%2Fschool.db', '../school.db', '%2e%2e%2fschool.db', 'nothing.webp']) {
    const { status } = await rest(`/media/file/${name}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  }
});
