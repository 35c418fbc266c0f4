import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { loggedIn, rest } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import {
  makeBook,
  makeCourse,
  makeFaq,
  makeInstructor,
  makeLearner,
  makePicture,
  makePost,
  richText,
} from '@/tests/support/factories';
import { registered } from '@/tests/support/learners';
import { sending } from '@/tests/support/post';

const { cms, read, request } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});
const { emptyRecycleBin } = await import('@/lib/cms/recycle-bin');

const editor = await loggedIn('editor');
const owner = await loggedIn('owner');
const day = 24 * 60 * 60 * 1000;

const binNow = () => ({ deletedAt: new Date().toISOString() });
const intoBin = (path: string, { headers }: typeof editor) => rest(path, { method: 'PATCH', headers, body: binNow() });
const deleteForGood = (path: string, { headers }: typeof editor) => rest(path, { method: 'DELETE', headers });
const exists = async (collection: 'courses' | 'faqs' | 'books' | 'media' | 'instructors' | 'learners', id: string) =>
  (await cms.count({ collection, where: { id: { equals: id } } })).totalDocs === 1;

const transfer = (course: { id: string; name: string }, more: object = {}) => ({
  name: 'Aye Aye',
  email: 'aye@example.com',
  phone: '+959250000118',
  course: course.id,
  courseName: course.name,
  price: 150_000,
  reference: randomUUID(),
  state: 'Accepted' as const,
  decisions: [],
  ...more,
});
const makeEnrolment = (course: { id: string; name: string }, more: object = {}) =>
  cms.create({
    collection: 'enrolments',
    data: { ...transfer(course, more), fbName: 'Aye', age: 20, courseType: 'Group', ruleStatus: true },
  });
const makePayment = (course: { id: string; name: string }, more: object = {}) =>
  cms.create({ collection: 'payment-requests', data: transfer(course, more) });

const courseIds = async () =>
  ((await read('/course?type=Adult&page=1&limit=100')) as { currentDatas: { _id: string }[] }).currentDatas.map(
    ({ _id }) => _id,
  );

test('a course with enrolments and payments is kept, with the names of those it would affect', async () => {
  const course = await makeCourse({ name: 'French for nurses' });
  await makeEnrolment(course, { name: 'Su Su' });
  await makePayment(course, { name: 'Min Thu' });
  for (const refused of [
    await intoBin(`/courses/${course.id}`, editor),
    await intoBin(`/courses/${course.id}`, owner),
    await deleteForGood(`/courses/${course.id}`, owner),
  ]) {
    expect(refused.status).toBe(409);
    const { message } = refused.json().errors[0];
    for (const part of ['French for nurses', 'Su Su', 'Min Thu', 'Archive it instead']) expect(message).toContain(part);
  }
  const inBurmese = await rest(`/courses/${course.id}`, {
    method: 'PATCH',
    headers: { ...owner.headers, 'accept-language': 'my' },
    body: binNow(),
  });
  expect(inBurmese.text).toContain('သိမ်းဆည်း');
  expect(await exists('courses', course.id)).toBe(true);
});

test('a bulk delete takes what nobody needs, and names the course that it leaves', async () => {
  const used = await makeCourse({ name: 'French with friends' });
  const free = await makeCourse({ name: 'French alone' });
  await makeEnrolment(used, { name: 'Hla Hla' });
  const both = `/courses?where[id][in]=${used.id},${free.id}`;
  for (const send of [intoBin, deleteForGood]) {
    const { docs, errors } = (await send(both, owner)).json();
    if (send === intoBin) expect(docs.map(({ id }: { id: string }) => id)).toEqual([free.id]);
    expect(errors[0].message).toContain('French with friends');
    expect(errors[0].message).toContain('Hla Hla');
  }
  expect(await exists('courses', used.id)).toBe(true);
  expect(await exists('courses', free.id)).toBe(false);
});

test('an archived course leaves the site and stays with the learner who paid for it', async () => {
  const course = await makeCourse({ name: 'French by film', mainType: 'Video' });
  const learner = await registered(request);
  await makePayment(course, { learner: learner.id });
  expect(await courseIds()).toContain(course.id);
  const body = { archived: true, _status: 'published' };
  const saved = await rest(`/courses/${course.id}`, { method: 'PATCH', headers: editor.headers, body });
  expect(saved.status).toBe(200);
  expect(await courseIds()).not.toContain(course.id);
  expect((await request(`/course/get_course/${course.id}`)).status).toBe(404);
  const payments = (await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })) as {
    course: { _id: string; name: string };
  }[];
  expect(payments[0]?.course).toMatchObject({ _id: course.id, name: 'French by film' });
});

test('a record of before archiving, without a value, is on the site', async () => {
  const course = await makeCourse({ name: 'An old course' });
  await cms.db.updateOne({ collection: 'courses', id: course.id, data: { archived: null } });
  expect(await courseIds()).toContain(course.id);
});

test('an ordered book is kept and can be archived', async () => {
  const book = await makeBook({ title: 'Premiers mots' });
  const order = {
    firstName: 'Thiri',
    lastName: 'Aung',
    phoneNumber: '09 250 000 117',
    address: '12, Bo Aung Kyaw Road',
  };
  expect((await sending(request)(`/book/purchase_book/${book.id}`, order)).status).toBe(200);
  const refused = await intoBin(`/books/${book.id}`, editor);
  expect(refused.status).toBe(409);
  for (const part of ['Premiers mots', 'Thiri']) expect(refused.text).toContain(part);
  const save = { method: 'PATCH', headers: editor.headers, body: { archived: true } };
  expect((await rest(`/books/${book.id}`, save)).status).toBe(200);
  const { currentDatas } = (await read('/book?page=1&limit=50')) as { currentDatas: { _id: string }[] };
  expect(currentDatas.map(({ _id }) => _id)).not.toContain(book.id);
  expect((await sending(request)(`/book/purchase_book/${book.id}`, order)).status).toBe(404);
});

test('an instructor of a course is kept; archived, the list is without and the course still says the name', async () => {
  const instructor = await makeInstructor({ name: 'Luc Renaud' });
  const course = await makeCourse({ name: 'French with Luc', instructor: instructor.id });
  const refused = await intoBin(`/instructors/${instructor.id}`, editor);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('French with Luc');
  await rest(`/instructors/${instructor.id}`, { method: 'PATCH', headers: editor.headers, body: { archived: true } });
  const listed = (await read('/instructor')) as { _id: string }[];
  expect(listed.map(({ _id }) => _id)).not.toContain(instructor.id);
  const { currentDatas } = (await read(`/course?type=Adult&page=1&limit=100&id=${course.id}`)) as {
    currentDatas: { instructor: string }[];
  };
  expect(currentDatas[0]?.instructor).toBe('Luc Renaud');
});

test('a picture that is shown anywhere is kept: in a field, in a text, in a draft, in the settings', async () => {
  const inText = await makePicture();
  const content = richText('A picture follows.');
  (content.root.children as object[]).push({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: inText.id,
    id: randomUUID().replaceAll('-', '').slice(0, 24),
    fields: null,
    format: '',
  });
  await makePost({ displayTitle: 'A post with a picture', content });
  const inDraft = await makePicture();
  const course = await makeCourse({ name: 'A course with a new cover' });
  await cms.update({
    collection: 'courses',
    id: course.id,
    data: { cover: inDraft.id, _status: 'draft' },
    draft: true,
  });
  const inSettings = await makePicture();
  await cms.updateGlobal({ slug: 'school', data: { aboutPicture: inSettings.id } });
  const inField = await makePicture();
  await makeBook({ title: 'A book with a cover', cover: inField.id });
  for (const [{ id }, where] of [
    [inText, 'A post with a picture'],
    [inDraft, 'A course with a new cover'],
    [inSettings, 'School'],
    [inField, 'A book with a cover'],
  ] as const) {
    const refused = await intoBin(`/media/${id}`, owner);
    expect(refused.status, where).toBe(409);
    expect(refused.text).toContain(where);
  }
  const free = await makePicture();
  expect((await intoBin(`/media/${free.id}`, editor)).status).toBe(200);
});

test('a learner who paid is kept; archived, the account opens to nobody and its email stays taken', async () => {
  const learner = await registered(request);
  await makePayment(await makeCourse({ name: 'French to pay for' }), { learner: learner.id });
  const refused = await intoBin(`/learners/${learner.id}`, owner);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('French to pay for');
  const save = { method: 'PATCH', headers: owner.headers, body: { archived: true } };
  const saved = await rest(`/learners/${learner.id}`, save);
  expect(saved.status).toBe(200);
  expect(saved.json().doc).toMatchObject({ archived: true });
  const login = await sending(request)('/auth/login', { email: learner.email, password: learner.password });
  expect(login.status).toBe(401);
  expect((await request(`/auth/payment/${learner.id}`, { headers: learner.bearer })).status).toBe(401);
  const { token: _, bearer: __, id: ___, ...typed } = learner;
  expect((await sending(request)('/auth/register', typed)).status).toBe(409);
});

test('a learner in the recycle bin cannot log in, and may register anew', async () => {
  const learner = await registered(request);
  expect((await intoBin(`/learners/${learner.id}`, owner)).status).toBe(200);
  const login = () => sending(request)('/auth/login', { email: learner.email, password: learner.password });
  expect((await login()).status).toBe(401);
  const { token: _, bearer: __, id: ___, ...typed } = learner;
  expect((await sending(request)('/auth/register', typed)).status).toBe(200);
  expect((await login()).status).toBe(200);
});

test('a payment that waits or is accepted is kept; one that was turned down may go', async () => {
  const course = await makeCourse({ name: 'French once more' });
  const accepted = await makePayment(course);
  const rejected = await makePayment(course, { state: 'Rejected' });
  expect((await intoBin(`/payment-requests/${accepted.id}`, owner)).status).toBe(409);
  expect((await intoBin(`/payment-requests/${rejected.id}`, owner)).status).toBe(200);
  expect((await intoBin(`/courses/${course.id}`, owner)).text).toContain('Aye Aye');
});

test('what an editor deletes leaves the site, and comes back from the recycle bin', async () => {
  const faq = await makeFaq({ question: 'May I come by bicycle?' });
  const onSite = async () =>
    ((await read('/about/questions')) as { question: string }[]).map(({ question }) => question);
  expect(await onSite()).toContain('May I come by bicycle?');
  expect((await intoBin(`/faqs/${faq.id}`, editor)).status).toBe(200);
  expect(await onSite()).not.toContain('May I come by bicycle?');
  const restore = { method: 'PATCH', headers: editor.headers, body: { deletedAt: null } };
  expect((await rest(`/faqs/${faq.id}?trash=true`, restore)).status).toBe(200);
  expect(await onSite()).toContain('May I come by bicycle?');
});

test('only owners delete many at once, or for good', async () => {
  const faqs = [await makeFaq(), await makeFaq()];
  const many = `/faqs?where[id][in]=${faqs.map(({ id }) => id).join(',')}`;
  expect((await intoBin(many, editor)).status).toBe(403);
  expect((await deleteForGood(many, editor)).status).toBe(403);
  expect((await deleteForGood(`/faqs/${faqs[0]?.id}`, editor)).status).toBe(403);
  expect(await exists('faqs', String(faqs[0]?.id))).toBe(true);
  expect((await intoBin(many, owner)).json().docs).toHaveLength(2);
});

test('the recycle bin is emptied after thirty days, but for what somebody has come to need', async () => {
  const old = await makeFaq();
  const young = await makeFaq();
  const needed = await makeCourse({ name: 'Needed again' });
  const binned = (age: number) => ({ deletedAt: new Date(Date.now() - age * day).toISOString() });
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

test('what a visitor repeats after staff have deleted it is neither lost nor an error', async () => {
  const send = sending(request);
  const message = {
    name: 'Su Su Hlaing',
    email: 'su@example.com',
    phone: '09 250 000 117',
    subject: 'Evening courses',
    message: 'When does the next evening course begin?',
  };
  expect((await send('/contact', message)).status).toBe(200);
  const { docs } = await cms.find({ collection: 'messages', where: { email: { equals: message.email } } });
  expect((await intoBin(`/messages/${docs[0]?.id}`, owner)).status).toBe(200);
  expect((await send('/contact', message)).status).toBe(200);

  const email = { email: 'reader@example.com' };
  const subscribed = () => cms.find({ collection: 'subscribers', where: { email: { equals: email.email } } });
  expect((await send('/about/click_to_subscribe', email)).status).toBe(200);
  const { docs: subscribers } = await subscribed();
  await intoBin(`/subscribers/${subscribers[0]?.id}`, owner);
  expect((await subscribed()).totalDocs).toBe(0);
  expect((await send('/about/click_to_subscribe', email)).status).toBe(200);
  expect((await subscribed()).totalDocs).toBe(1);
});

test('a learner without payments is deleted for good by an owner', async () => {
  const learner = await makeLearner();
  expect((await deleteForGood(`/learners/${learner.id}`, owner)).status).toBe(200);
  expect(await exists('learners', learner.id)).toBe(false);
});
