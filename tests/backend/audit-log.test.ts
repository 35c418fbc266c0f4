import { expect, test, vi } from 'vitest';
import { makeOwner } from '@/lib/cms/people/make-owner';
import { findEntries } from '@/tests/support/audit-entries';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeBook, makeCourse, makeStaff, staffPassword } from '@/tests/support/factories';
import { deletePermanently, trash } from '@/tests/support/recycle-bin';
import { transferDecisions } from '@/tests/support/transfer-decisions';

const backend = await openTestBackend();
const { cms } = backend;
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

type Staff = Awaited<ReturnType<typeof logInAs>>;

const patch = ({ headers }: Staff, path: string, body: object) => callRest(path, { method: 'PATCH', headers, body });
const post = ({ headers }: Staff, path: string, body: object) => callRest(path, { method: 'POST', headers, body });

test('an editor who changes the price of a course is named with the price before and after', async () => {
  const editor = await logInAs('editor');
  const course = await makeCourse({ name: 'French A2', price: 150_000 });
  expect((await patch(editor, `/courses/${course.id}?select[name]=true`, { price: 160_000 })).status).toBe(200);
  expect(await findEntries(cms, { record: course.id })).toMatchObject([
    {
      action: 'update',
      actor: editor.staff.id,
      actorName: editor.staff.name,
      subject: 'courses',
      title: 'French A2',
      changes: [{ path: 'price', before: 150_000, after: 160_000 }],
      confirmed: true,
    },
  ]);
});

test('a draft of a course and its publication are in the log, a save without a change is not', async () => {
  const editor = await logInAs('editor');
  const course = await makeCourse({ price: 150_000 });
  await patch(editor, `/courses/${course.id}?draft=true`, { price: 170_000, _status: 'draft' });
  await patch(editor, `/courses/${course.id}`, { _status: 'published' });
  await patch(editor, `/courses/${course.id}`, { price: 170_000 });
  const entries = await findEntries(cms, { record: course.id });
  const statuses = entries.map(({ changes }) => changes.find(({ path }) => path === '_status')?.after);
  expect(statuses).toEqual(['published', 'draft']);
});

test('a record that is made, moved to the bin, restored and deleted leaves four entries', async () => {
  const owner = await logInAs('owner');
  const { doc } = (
    await post(owner, '/faqs', { question: 'Where is the school?', answer: 'In Yangon.', position: 1 })
  ).json();
  await trash(`/faqs/${doc.id}`, owner);
  await patch(owner, `/faqs/${doc.id}?trash=true`, { deletedAt: null });
  await deletePermanently(`/faqs/${doc.id}`, owner);
  const entries = await findEntries(cms, { record: doc.id });
  expect(entries.map(({ action }) => action)).toEqual(['delete', 'restore', 'trash', 'create']);
  expect(entries[0]).toMatchObject({
    title: 'Where is the school?',
    changes: expect.arrayContaining([{ path: 'answer', before: 'In Yangon.', after: null }]),
  });
});

test('every record of a change in bulk has its own entry', async () => {
  const editor = await logInAs('editor');
  const books = [await makeBook({ price: 20_000 }), await makeBook({ price: 30_000 })];
  const ids = books.map(({ id }) => id).join(',');
  expect((await patch(editor, `/books?where[id][in]=${ids}`, { price: 25_000 })).status).toBe(200);
  const entries = await Promise.all(books.map(({ id }) => findEntries(cms, { record: id })));
  expect(entries.flat().map(({ changes }) => changes)).toEqual([
    [{ path: 'price', before: 20_000, after: 25_000 }],
    [{ path: 'price', before: 30_000, after: 25_000 }],
  ]);
});

test('a changed bank account is in the log, and so is going back to an older version', async () => {
  const owner = await logInAs('owner');
  const account = { kind: 'bank', provider: 'KBZ', accountName: 'École Padauk', accountNumber: '111 222' };
  await post(owner, '/globals/payment-details', { accounts: [account] });
  const { accounts } = (await callRest('/globals/payment-details', { headers: owner.headers })).json();
  await post(owner, '/globals/payment-details', { accounts: [{ ...accounts[0], accountNumber: '333 444' }] });
  const [entry] = await findEntries(cms, { subject: 'payment-details' });
  expect(entry).toMatchObject({
    action: 'update',
    record: null,
    changes: [{ path: 'accounts.0.accountNumber', before: '111 222', after: '333 444' }],
  });
  const versions = (
    await callRest('/globals/payment-details/versions?sort=-updatedAt&depth=0', { headers: owner.headers })
  ).json();
  await post(owner, `/globals/payment-details/versions/${versions.docs[1].id}`, {});
  const [restored] = await findEntries(cms, { subject: 'payment-details' });
  expect(restored).toMatchObject({
    action: 'restoreVersion',
    changes: [{ path: 'accounts.0.accountNumber', before: '333 444', after: '111 222' }],
  });
});

test('a change of roles says which roles somebody had before', async () => {
  const owner = await logInAs('owner');
  const colleague = await makeStaff('editor');
  await patch(owner, `/staff/${colleague.id}`, { roles: ['editor', 'enrolments'] });
  const [entry] = await findEntries(cms, { record: colleague.id });
  expect(entry).toMatchObject({
    action: 'roles',
    actor: owner.staff.id,
    changes: [{ path: 'roles', before: ['editor'], after: ['editor', 'enrolments'] }],
  });
});

test('a password that is changed is in the log, what it is and was is not', async () => {
  const editor = await logInAs('editor');
  const password = 'another-password-of-the-tests';
  const body = { password, currentPassword: staffPassword };
  expect((await patch(editor, `/staff/${editor.staff.id}`, body)).status).toBe(200);
  const [entry] = await findEntries(cms, { record: editor.staff.id, action: 'update' });
  expect(entry?.changes).toEqual([{ path: 'password' }]);
  const { hash, salt } = (await cms.findByID({
    collection: 'staff',
    id: editor.staff.id,
    showHiddenFields: true,
  })) as unknown as Record<string, string>;
  const log = JSON.stringify(await findEntries(cms, {}));
  for (const secret of [password, staffPassword, hash, salt]) expect(log).not.toContain(secret);
});

test('logging in, logging out, a forgotten password, its reset and an unlocked account are in the log', async () => {
  const owner = await logInAs('owner');
  const editor = await logInAs('editor');
  await callRest('/staff/logout', { method: 'POST', headers: editor.headers });
  await callRest('/staff/forgot-password', { method: 'POST', body: { email: editor.staff.email } });
  const data = { email: editor.staff.email };
  const token = await cms.forgotPassword({ collection: 'staff', data, disableEmail: true });
  const reset = { token, password: 'another-password-of-the-tests' };
  expect((await callRest('/staff/reset-password', { method: 'POST', body: reset })).status).toBe(200);
  expect((await post(owner, '/staff/unlock', data)).status).toBe(200);
  const entries = await findEntries(cms, { record: editor.staff.id });
  expect(entries.map(({ action, actor }) => [action, actor])).toEqual([
    ['unlock', owner.staff.id],
    ['resetPassword', editor.staff.id],
    ['forgotPassword', null],
    ['forgotPassword', null],
    ['logout', editor.staff.id],
    ['login', editor.staff.id],
  ]);
  expect(JSON.stringify(entries)).not.toContain(token);
});

test('an export is in the log, a refused one is not', async () => {
  const staff = await logInAs('enrolments');
  expect((await callRest('/enrolments/export', { headers: staff.headers })).status).toBe(200);
  const editor = await logInAs('editor');
  expect((await callRest('/enrolments/export', { headers: editor.headers })).status).toBe(403);
  expect(await findEntries(cms, { action: 'export' })).toMatchObject([
    { subject: 'enrolments', actor: staff.staff.id, record: null },
  ]);
});

test('a decision in the review queue and its undo are in the log, without anything about the learner', async () => {
  const { sendPayment, decideOn } = await transferDecisions(backend);
  const { learner, row } = await sendPayment();
  await decideOn(row.id, 'accept');
  await decideOn(row.id, 'undo');
  const entries = await findEntries(cms, { record: row.id });
  expect(entries).toMatchObject([
    { action: 'undo', actorName: 'Ma Khin', changes: [{ path: 'state', before: 'Accepted', after: 'Pending' }] },
    { action: 'accept', title: row.reference, changes: [{ path: 'state', before: 'Pending', after: 'Accepted' }] },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp([learner.name, learner.email].join('|')));
});

test('a corrected learner who is deleted later leaves no personal data in the log', async () => {
  const owner = await logInAs('owner');
  const learner = await cms.create({
    collection: 'learners',
    data: { name: 'Aye Aye Mon', email: 'aye.mon@example.com', phone: '+959250000771', passwordHash: 'none' },
  });
  await patch(owner, `/learners/${learner.id}`, { name: 'Aye Aye Moe', phone: '09 250 000 772' });
  await trash(`/learners/${learner.id}`, owner);
  await deletePermanently(`/learners/${learner.id}?trash=true`, owner);
  const entries = await findEntries(cms, { record: learner.id });
  expect(entries.map(({ action, title, changes }) => [action, title, changes])).toEqual([
    ['delete', null, []],
    ['trash', null, []],
    ['update', null, [{ path: 'name' }, { path: 'phone' }]],
  ]);
  expect(JSON.stringify(await findEntries(cms, {}))).not.toMatch(/Aye Aye M|aye\.mon|25000077/);
});

test('an owner made on the command line is in the log', async () => {
  const colleague = await makeStaff('editor');
  await makeOwner(cms, colleague.email);
  expect(await findEntries(cms, { record: colleague.id })).toMatchObject([
    { action: 'roles', actor: null, actorName: 'npm run owner' },
  ]);
});

test('what the system and visitors write is not in the log', async () => {
  const before = await cms.count({ collection: 'audit-entries' });
  await makeBook();
  const sent = await backend.request('/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Su Su',
      email: 'su@example.com',
      subject: 'Courses',
      phone: '09250000117',
      message: 'When do courses start?',
    }),
  });
  expect(sent.status).toBe(200);
  expect(await cms.count({ collection: 'audit-entries' })).toEqual(before);
});
