import { expect, test } from 'vitest';
import { callRest } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeClass, makeCourse } from '@/tests/support/factories';
import { callCms, logInStaff } from '@/tests/support/staff-session';

const { cms } = await openTestBackend();
cms.logger.level = 'silent';
const course = await makeCourse();
const { id: foreignClass } = await makeClass(course.id, {});
const { member, headers, req } = await logInStaff(cms, 'teacher');
const slugs = cms.config.collections.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-'));

test('a teacher reads no collection and no setting but the own account', async () => {
  const access = (await callRest('/access', { headers })).json();
  const granted = (of: 'collections' | 'globals') =>
    Object.entries((access[of] ?? {}) as Record<string, Record<string, unknown>>)
      .filter(([slug]) => !slug.startsWith('payload-'))
      .flatMap(([slug, rights]) =>
        ['create', 'read', 'update', 'delete', 'readVersions', 'unlock']
          .filter((verb) => rights[verb])
          .map((verb) => `${slug}.${verb}`),
      );
  expect(access.canAccessAdmin).toBe(true);
  expect([...granted('collections'), ...granted('globals')]).toEqual(['staff.read']);
  const { docs } = (await callRest('/staff', { headers })).json();
  expect(docs.map(({ id }: { id: string }) => id)).toEqual([member.id]);
});

test.each(slugs.filter((slug) => slug !== 'staff'))(
  'a teacher reads %s neither by REST nor on a page of the admin',
  async (slug) => {
    expect((await callRest(`/${slug}`, { headers })).status).toBe(403);
    await expect(cms.find({ collection: slug, overrideAccess: false, user: req.user, req })).rejects.toThrow();
  },
);

test('a teacher changes the own name, but neither role nor instructor', async () => {
  const { status } = await callRest(`/staff/${member.id}`, {
    method: 'PATCH',
    headers,
    body: { name: 'Daw Mya', roles: ['owner'] },
  });
  expect(status).toBe(200);
  const stored = await cms.findByID({ collection: 'staff', id: member.id });
  expect(stored).toMatchObject({ name: 'Daw Mya', roles: ['teacher'] });
});

test('a teacher does not see which records colleagues are editing', async () => {
  const { member: colleague } = await logInStaff(cms, 'editor');
  await cms.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'classes', value: foreignClass },
      user: { relationTo: 'staff', value: colleague.id },
    },
  });
  expect((await callRest('/payload-locked-documents', { headers })).json().docs).toEqual([]);
});

test('every endpoint refuses a teacher who does not teach the class', async () => {
  const ofCollections = cms.config.collections
    .filter(({ slug }) => slug !== 'staff' && !slug.startsWith('payload-'))
    .flatMap(({ slug, endpoints }) =>
      // Rights and preferences of the caller, which the tests above read.
      (endpoints || [])
        .filter(({ path }) => !path.startsWith('/access'))
        .map(({ method, path }) => ({ method, path: `/${slug}${path}` })),
    );
  const ofConfig = cms.config.endpoints.filter(({ path }) => path.startsWith('/backup') || path === '/og');
  expect(ofCollections.length).toBeGreaterThan(10);
  const open: string[] = [];
  for (const { method, path } of [...ofCollections, ...ofConfig]) {
    const url = path.replace(':id', foreignClass).replaceAll(/:\w+/g, 'x');
    const body = method === 'get' ? undefined : '{}';
    const response = await callCms(url, {
      method: method.toUpperCase(),
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    if (response.status < 400) open.push(`${method} ${path}`);
  }
  expect(open).toEqual([]);
});
