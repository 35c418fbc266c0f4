import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Role } from '@/lib/cms/access/roles';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { learnerToken, makeCourse, makeLearner, makePicture, makePost, makeStaff } from '@/tests/support/factories';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const unknown = '00000000-0000-4000-8000-000000000000';
const collections = cms.config.collections.map(({ slug }) => slug);
const globals = cms.config.globals.map(({ slug }) => slug);

type Operation = 'create' | 'read' | 'update' | 'delete' | 'readVersions' | 'unlock';
/** Those of teachers are in teacher-access.test.ts. */
type Rights = Record<Exclude<Role, 'teacher'>, string>;

// c(reate), r(ead), u(pdate), d(elete), read v(ersions), unl(ock). Trashing single records is tested in recycle-bin.test.ts.
const content: Rights = { owner: 'crud', editor: 'cru', enrolments: 'r' };
const drafted: Rights = { owner: 'crudv', editor: 'cruv', enrolments: 'rv' };
const inbox: Rights = { owner: 'rud', editor: 'ru', enrolments: 'ru' };
const transfers: Rights = { owner: 'rud', editor: '', enrolments: 'ru' };
const receipts: Rights = { owner: 'rd', editor: '', enrolments: 'r' };
const nobody: Rights = { owner: '', editor: '', enrolments: '' };

const expected: Record<string, Rights> = {
  courses: drafted,
  classes: { owner: 'crud', editor: 'cru', enrolments: 'cru' },
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
  attendance: nobody,
  'lesson-notes': nobody,
  receipts,
  // Only name, email and phone can be updated.
  learners: transfers,
  staff: { owner: 'crudl', editor: 'r', enrolments: 'r' },
  'second-factors': nobody,
  'recovery-codes': nobody,
  'staff-devices': nobody,
  sessions: nobody,
  'password-resets': nobody,
  mails: nobody,
  'post-views': nobody,
  'receipt-hashes': nobody,
  'idempotency-keys': nobody,
  'visit-counts': nobody,
  'csp-violations': { owner: 'rd', editor: '', enrolments: '' },
  'audit-entries': { owner: 'r', editor: '', enrolments: '' },
};
const expectedGlobals: Record<string, Rights> = {
  school: { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  'school-calendar': { owner: 'ruv', editor: 'ruv', enrolments: 'ruv' },
  'reservation-settings': { owner: 'ruv', editor: 'ruv', enrolments: 'ruv' },
  'payment-details': { owner: 'ruv', editor: 'rv', enrolments: 'rv' },
  'inquiry-texts': { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  'level-test-settings': { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  totals: { owner: 'ruv', editor: 'ruv', enrolments: 'rv' },
  'staff-security': { owner: 'ruv', editor: '', enrolments: '' },
  legal: { owner: 'ruv', editor: 'rv', enrolments: 'rv' },
};

const letters: Record<Operation, string> = {
  create: 'c',
  read: 'r',
  update: 'u',
  delete: 'd',
  readVersions: 'v',
  unlock: 'l',
};
const formatRights = (rights: Record<string, unknown> | undefined) =>
  Object.entries(letters)
    .filter(([verb]) => Boolean(rights?.[verb]))
    .map(([, letter]) => letter)
    .join('');

describe.each(['owner', 'editor', 'enrolments'] as const)('a member of staff with the role %s', (role) => {
  test('has exactly the permissions of the table', async () => {
    const { headers } = await logInAs(role);
    const access = (await callRest('/access', { headers })).json() as Record<
      'collections' | 'globals',
      Record<string, Record<string, unknown>>
    >;
    const ours = collections.filter((slug) => !slug.startsWith('payload-'));
    expect(ours.sort()).toEqual(Object.keys(expected).sort());
    const found = Object.fromEntries(ours.map((slug) => [slug, formatRights(access.collections[slug])]));
    expect(found).toEqual(Object.fromEntries(Object.entries(expected).map(([slug, rights]) => [slug, rights[role]])));
    const settings = Object.fromEntries(globals.map((slug) => [slug, formatRights(access.globals[slug])]));
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

describe.each(outsiders)('%s has no access to the CMS', (_, headers) => {
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
      const { status, text } = await callRest(path, {
        method,
        headers: { ...headers, ...override },
        ...(['POST', 'PATCH'].includes(method) ? { body: {} } : {}),
      });
      // The CMS returns the preferences of the caller: none for a guest.
      if (slug === 'payload-preferences' && status === 200) expect(JSON.parse(text).value).toBeNull();
      // 501: the CMS's record of migrations has no endpoints at all.
      else expect(`${name} ${slug}: ${status}`).toMatch(/: (401|403|404|501)$/);
      expect(text).not.toContain('"docs"');
    }
  });

  test.each(globals)('%s', async (slug) => {
    expect((await callRest(`/globals/${slug}`, { headers })).status).toBe(403);
    expect((await callRest(`/globals/${slug}`, { method: 'POST', headers, body: {} })).status).toBe(403);
    expect([403, 404]).toContain((await callRest(`/globals/${slug}/versions`, { headers })).status);
  });

  test('no record has changed', async () => {
    const { totalDocs } = await cms.count({ collection: 'courses', overrideAccess: true });
    expect(totalDocs).toBeGreaterThan(0);
    expect(await cms.findByID({ collection: 'learners', id: learner.id, overrideAccess: true })).toMatchObject({
      name: 'Aye Aye',
    });
  });

  test('jobs, GraphQL and the list of permissions are closed', async () => {
    expect((await callRest('/payload-jobs/run', { headers })).status).toBe(404);
    expect((await callRest('/graphql', { method: 'POST', headers, body: { query: '{ __typename }' } })).status).toBe(
      404,
    );
    expect((await callRest('/graphql-playground', { headers })).status).toBe(404);
    const rights = (await callRest('/access', { headers })).json();
    expect(rights.canAccessAdmin ?? false).toBe(false);
    expect((await callRest('/staff/me', { headers })).json().user).toBeNull();
  });
});

test('a visitor, like the mobile app, loads a picture by its URL', async () => {
  const { url } = await makePicture();
  const { status, headers } = await callRest(String(url).replace('/cms-api', ''));
  expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
});

test.each([
  ['a learner’s token as Bearer', { authorization: `Bearer ${token}` }],
  ['a learner’s token in the cookie of the CMS', { cookie: `payload-token=${token}` }],
  ['a token without a signature', { authorization: `JWT ${unsigned({ id: learner.id, collection: 'staff' })}` }],
])('%s authenticates nobody', async (_, headers: Record<string, string>) => {
  expect((await callRest('/staff/me', { headers })).json().user).toBeNull();
  for (const slug of ['courses', 'learners', 'staff', 'sessions']) {
    expect((await callRest(`/${slug}`, { headers })).status).toBe(403);
  }
});
