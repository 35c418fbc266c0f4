import { expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeFaq, makeLearner } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { jsonSender } from '@/tests/support/post';
import { deletePermanently, trash } from '@/tests/support/recycle-bin';
import { makeEnrolment } from '@/tests/support/transfer-records';

const { cms, read, request } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
const { emptyRecycleBin } = await import('@/lib/cms/recycle-bin');

const editor = await logInAs('editor');
const owner = await logInAs('owner');
const dayMs = 24 * 60 * 60 * 1000;

const exists = async (collection: 'faqs' | 'learners', id: string) =>
  (await cms.count({ collection, where: { id: { equals: id } } })).totalDocs === 1;

test('a learner in the recycle bin cannot log in, and can register again', async () => {
  const learner = await registerLearner(request);
  expect((await trash(`/learners/${learner.id}`, owner)).status).toBe(200);
  const login = () => jsonSender(request)('/auth/login', { email: learner.email, password: learner.password });
  expect((await login()).status).toBe(401);
  const { token: _, bearer: __, id: ___, ...typed } = learner;
  expect((await jsonSender(request)('/auth/register', typed)).status).toBe(200);
  expect((await login()).status).toBe(200);
});

test('what an editor deletes leaves the site, and can be restored', async () => {
  const faq = await makeFaq({ question: 'May I come by bicycle?' });
  const onSite = async () =>
    ((await read('/about/questions')) as { question: string }[]).map(({ question }) => question);
  expect(await onSite()).toContain('May I come by bicycle?');
  expect((await trash(`/faqs/${faq.id}`, editor)).status).toBe(200);
  expect(await onSite()).not.toContain('May I come by bicycle?');
  const restore = { method: 'PATCH', headers: editor.headers, body: { deletedAt: null } };
  expect((await callRest(`/faqs/${faq.id}?trash=true`, restore)).status).toBe(200);
  expect(await onSite()).toContain('May I come by bicycle?');
});

test('only owners delete many records at once, or permanently', async () => {
  const faqs = [await makeFaq(), await makeFaq()];
  const many = `/faqs?where[id][in]=${faqs.map(({ id }) => id).join(',')}`;
  expect((await trash(many, editor)).status).toBe(403);
  expect((await deletePermanently(many, editor)).status).toBe(403);
  expect((await deletePermanently(`/faqs/${faqs[0]?.id}`, editor)).status).toBe(403);
  expect(await exists('faqs', String(faqs[0]?.id))).toBe(true);
  expect((await trash(many, owner)).json().docs).toHaveLength(2);
});

test('the recycle bin is emptied after thirty days, except for records in use', async () => {
  const old = await makeFaq();
  const young = await makeFaq();
  const needed = await makeCourse({ name: 'Needed again' });
  const binned = (age: number) => ({ deletedAt: new Date(Date.now() - age * dayMs).toISOString() });
  await cms.db.updateOne({ collection: 'faqs', id: old.id, data: binned(31) });
  await cms.db.updateOne({ collection: 'faqs', id: young.id, data: binned(29) });
  await cms.db.updateOne({ collection: 'courses', id: needed.id, data: binned(31) });
  await makeEnrolment(needed);
  await emptyRecycleBin(cms);
  const left = async (collection: 'faqs' | 'courses', id: string) =>
    (await cms.count({ collection, where: { id: { equals: id } }, trash: true })).totalDocs;
  expect([await left('faqs', old.id), await left('faqs', young.id)]).toEqual([0, 1]);
  expect(await left('courses', needed.id)).toBe(1);
});

test('a visitor can send again what staff have deleted', async () => {
  const send = jsonSender(request);
  const message = {
    name: 'Su Su Hlaing',
    email: 'su@example.com',
    phone: '09 250 000 117',
    subject: 'Evening courses',
    message: 'When does the next evening course begin?',
  };
  expect((await send('/contact', message)).status).toBe(200);
  const { docs } = await cms.find({ collection: 'messages', where: { email: { equals: message.email } } });
  expect((await trash(`/messages/${docs[0]?.id}`, owner)).status).toBe(200);
  expect((await send('/contact', message)).status).toBe(200);

  const email = { email: 'reader@example.com' };
  const subscribed = () => cms.find({ collection: 'subscribers', where: { email: { equals: email.email } } });
  expect((await send('/about/click_to_subscribe', email)).status).toBe(200);
  const { docs: subscribers } = await subscribed();
  await trash(`/subscribers/${subscribers[0]?.id}`, owner);
  expect((await subscribed()).totalDocs).toBe(0);
  expect((await send('/about/click_to_subscribe', email)).status).toBe(200);
  expect((await subscribed()).totalDocs).toBe(1);
});

test('an owner deletes a learner without payments permanently', async () => {
  const learner = await makeLearner();
  expect((await deletePermanently(`/learners/${learner.id}`, owner)).status).toBe(200);
  expect(await exists('learners', learner.id)).toBe(false);
});
