import { expect, test } from 'vitest';
import type { Child } from '@/lib/contract/children';
import { sessionCookie } from '@/lib/session/token';
import { openTestBackend } from '@/tests/support/database';
import { registerLearner } from '@/tests/support/learners';
import { formPoster, readRedirect, readResult } from '@/tests/support/post';

const { cms, request, read } = await openTestBackend();
const { postJson, postForm } = formPoster({ request });
const birthYear = String(new Date().getFullYear() - 8);
const add = (bearer: Record<string, string>, name: string, year = birthYear) =>
  postJson('/auth/children', { name, birthYear: year }, bearer);

test('a parent adds, renames and removes a child', async () => {
  const { bearer } = await registerLearner(request);
  const { result } = await readResult(await add(bearer, 'Su Su Aung'));
  const [child] = result as Child[];
  expect(child).toMatchObject({ name: 'Su Su Aung', birthYear: Number(birthYear) });
  await postJson(`/auth/children/${child?._id}`, { name: 'Su Su Hlaing', birthYear }, bearer);
  expect(await read('/auth/children', { headers: bearer })).toMatchObject([{ name: 'Su Su Hlaing' }]);
  await postJson(`/auth/children/${child?._id}/remove`, {}, bearer);
  expect(await read('/auth/children', { headers: bearer })).toEqual([]);
});

test('of children who are added at the same moment none is lost, and ten are the most', async () => {
  const { bearer } = await registerLearner(request);
  await Promise.all(['Aung Aung', 'Ko Ko Lin', 'Mya Mya'].map((name) => add(bearer, name)));
  for (let at = 0; at < 7; at++) await add(bearer, `Child ${'abcdefg'[at]}`);
  expect(await read('/auth/children', { headers: bearer })).toHaveLength(10);
  const refused = await add(bearer, 'One too many');
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'tooManyChildren']);
});

test('a form that is sent twice adds one child, and Burmese digits are a year', async () => {
  const { bearer } = await registerLearner(request);
  const burmese = birthYear.replace(/\d/g, (digit) => String.fromCharCode(0x1040 + Number(digit)));
  for (const year of [birthYear, burmese]) await add(bearer, 'May Thu', year);
  expect(await read('/auth/children', { headers: bearer })).toHaveLength(1);
});

test.each(['Su', 'May', 'မေ', 'U'])('“%s” is a name of a child', async (name) => {
  const { bearer } = await registerLearner(request);
  await add(bearer, name);
  expect(await read('/auth/children', { headers: bearer })).toMatchObject([{ name }]);
});

test.each([
  ['', 'nameRequired'],
  ['x'.repeat(41), 'nameTooLong'],
])('“%s” is no name of a child', async (name, code) => {
  const { bearer } = await registerLearner(request);
  const refused = await add(bearer, name);
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ code, field: 'name' })]);
});

test.each(['1890', '2999', 'soon', ''])('“%s” is no year of birth of a child', async (year) => {
  const { bearer } = await registerLearner(request);
  const refused = await add(bearer, 'May Thu', year);
  expect([refused.status, await refused.json()]).toEqual([400, expect.objectContaining({ field: 'birthYear' })]);
});

test('without scripts the form of the profile does the same, but not from another site', async () => {
  const { token, bearer } = await registerLearner(request);
  const cookie = { cookie: `${sessionCookie()}=${token}`, 'sec-fetch-site': 'same-origin' };
  const fields = { name: 'Su Su Aung', birthYear };
  const sent = await postForm('/auth/children', fields, cookie);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/profile?sent=1#form']);
  const wrong = { ...fields, birthYear: '12' };
  expect(await readRedirect(await postForm('/auth/children', wrong, cookie))).toEqual({
    status: 303,
    location: '/profile?error=birthYearInvalid&field=birthYear#form',
    values: wrong,
  });
  const [child] = (await read('/auth/children', { headers: bearer })) as Child[];
  const unnamed = { ...fields, name: '' };
  expect(await readRedirect(await postForm(`/auth/children/${child?._id}`, unnamed, cookie))).toEqual({
    status: 303,
    location: `/profile?child=${child?._id}&error=nameRequired&field=name#form`,
    values: unnamed,
  });
  const foreign = await postForm(
    '/auth/children',
    { name: 'Evil Evil', birthYear },
    {
      ...cookie,
      origin: 'https://evil.test',
      'sec-fetch-site': 'cross-site',
    },
  );
  expect(foreign.status).toBe(403);
  expect(await read('/auth/children', { headers: bearer })).toHaveLength(1);
});

test('nobody else reads or changes them', async () => {
  const owner = await registerLearner(request);
  const other = await registerLearner(request);
  const { result } = await readResult(await add(owner.bearer, 'Su Su Aung'));
  const [child] = result as Child[];
  expect((await request('/auth/children')).status).toBe(401);
  expect(await read('/auth/children', { headers: other.bearer })).toEqual([]);
  expect((await postJson(`/auth/children/${child?._id}/remove`, {}, other.bearer)).status).toBe(404);
  expect(await read('/auth/children', { headers: owner.bearer })).toHaveLength(1);
});

test('they are in the copy of a learner’s data, and are deleted with the account', async () => {
  const { bearer, id, password } = await registerLearner(request);
  await add(bearer, 'Su Su Aung');
  expect(await read('/auth/my-data', { headers: bearer })).toMatchObject({
    children: [{ name: 'Su Su Aung', birthYear: Number(birthYear) }],
    enrolments: [],
  });
  expect((await postJson('/auth/me', { password }, bearer, 'DELETE')).status).toBe(200);
  expect((await cms.find({ collection: 'learners', where: { id: { equals: id } }, trash: true })).docs).toEqual([]);
});
