import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { callRest, logInAs } from '@/tests/support/cms-rest';
import { openTestBackend } from '@/tests/support/database';
import {
  makeBook,
  makeCourse,
  makeInstructor,
  makeLearner,
  makePicture,
  makePost,
  makeStaff,
  richText,
} from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { jsonSender } from '@/tests/support/post';
import { deletedNow, deletePermanently, trash } from '@/tests/support/recycle-bin';
import { makeEnrolment, makePayment } from '@/tests/support/transfer-records';

const { cms, read, request } = await openTestBackend();
cms.logger.level = 'silent';
vi.spyOn(console, 'info').mockImplementation(() => {});

const editor = await logInAs('editor');
const owner = await logInAs('owner');

const courseExists = async (id: string) =>
  (await cms.count({ collection: 'courses', where: { id: { equals: id } } })).totalDocs === 1;

const courseIds = async () =>
  ((await read('/course?type=Adult&page=1&limit=100')) as { currentDatas: { _id: string }[] }).currentDatas.map(
    ({ _id }) => _id,
  );

test('a course with enrolments and payments cannot be deleted; the message names the learners', async () => {
  const course = await makeCourse({ name: 'French for nurses' });
  await makeEnrolment(course, { name: 'Su Su' });
  await makePayment(course, { name: 'Min Thu' });
  for (const refused of [
    await trash(`/courses/${course.id}`, editor),
    await trash(`/courses/${course.id}`, owner),
    await deletePermanently(`/courses/${course.id}`, owner),
  ]) {
    expect(refused.status).toBe(409);
    const { message } = refused.json().errors[0];
    for (const part of ['French for nurses', 'Su Su', 'Min Thu', 'Archive it instead']) expect(message).toContain(part);
  }
  const inBurmese = await callRest(`/courses/${course.id}`, {
    method: 'PATCH',
    headers: { ...owner.headers, 'accept-language': 'my' },
    body: deletedNow(),
  });
  expect(inBurmese.text).toContain('သိမ်းဆည်း');
  expect(await courseExists(course.id)).toBe(true);
});

test('the message names each learner once, however often they enrolled or paid, and counts the others', async () => {
  const course = await makeCourse({ name: 'French for cooks' });
  const refusal = async () => (await trash(`/courses/${course.id}`, owner)).json().errors[0].message as string;
  for (const name of ['Su Su', 'Su Su', 'Min Thu']) await makeEnrolment(course, { name });
  await makePayment(course, { name: 'Su Su' });
  expect(await refusal()).toMatch(/records: (Su Su, Min Thu|Min Thu, Su Su) enrolled/);
  for (let learner = 1; learner <= 5; learner++) await makeEnrolment(course, { name: `Learner ${learner}` });
  expect(await refusal()).toMatch(/, \+2 enrolled/);
});

test('a bulk delete deletes unused courses and names the course in use', async () => {
  const used = await makeCourse({ name: 'French with friends' });
  const free = await makeCourse({ name: 'French alone' });
  await makeEnrolment(used, { name: 'Hla Hla' });
  const both = `/courses?where[id][in]=${used.id},${free.id}`;
  for (const send of [trash, deletePermanently]) {
    const { docs, errors } = (await send(both, owner)).json();
    if (send === trash) expect(docs.map(({ id }: { id: string }) => id)).toEqual([free.id]);
    expect(errors[0].message).toContain('French with friends');
    expect(errors[0].message).toContain('Hla Hla');
  }
  expect(await courseExists(used.id)).toBe(true);
  expect(await courseExists(free.id)).toBe(false);
});

test('an archived course leaves the site and stays with the learner who paid for it', async () => {
  const course = await makeCourse({ name: 'French by film', mainType: 'Video' });
  const learner = await registerLearner(request);
  await makePayment(course, { learner: learner.id });
  expect(await courseIds()).toContain(course.id);
  const body = { archived: true, _status: 'published' };
  const saved = await callRest(`/courses/${course.id}`, { method: 'PATCH', headers: editor.headers, body });
  expect(saved.status).toBe(200);
  expect(await courseIds()).not.toContain(course.id);
  expect((await request(`/course/get_course/${course.id}`)).status).toBe(404);
  const payments = (await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })) as {
    course: { _id: string; name: string };
  }[];
  expect(payments[0]?.course).toMatchObject({ _id: course.id, name: 'French by film' });
});

test('a record without a value for archived is on the site', async () => {
  const course = await makeCourse({ name: 'An old course' });
  await cms.db.updateOne({ collection: 'courses', id: course.id, data: { archived: null } });
  expect(await courseIds()).toContain(course.id);
});

test('an ordered book can only be archived', async () => {
  const book = await makeBook({ title: 'Premiers mots' });
  const order = {
    firstName: 'Thiri',
    lastName: 'Aung',
    phoneNumber: '09 250 000 117',
    address: '12, Bo Aung Kyaw Road',
  };
  expect((await jsonSender(request)(`/book/purchase_book/${book.id}`, order)).status).toBe(200);
  const refused = await trash(`/books/${book.id}`, editor);
  expect(refused.status).toBe(409);
  for (const part of ['Premiers mots', 'Thiri']) expect(refused.text).toContain(part);
  const save = { method: 'PATCH', headers: editor.headers, body: { archived: true } };
  expect((await callRest(`/books/${book.id}`, save)).status).toBe(200);
  const { currentDatas } = (await read('/book?page=1&limit=50')) as { currentDatas: { _id: string }[] };
  expect(currentDatas.map(({ _id }) => _id)).not.toContain(book.id);
  expect((await jsonSender(request)(`/book/purchase_book/${book.id}`, order)).status).toBe(404);
});

test('an instructor with a course can only be archived; the course still names them', async () => {
  const instructor = await makeInstructor({ name: 'Luc Renaud' });
  const course = await makeCourse({ name: 'French with Luc', instructor: instructor.id });
  const refused = await trash(`/instructors/${instructor.id}`, editor);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('French with Luc');
  await callRest(`/instructors/${instructor.id}`, {
    method: 'PATCH',
    headers: editor.headers,
    body: { archived: true },
  });
  const listed = (await read('/instructor')) as { _id: string }[];
  expect(listed.map(({ _id }) => _id)).not.toContain(instructor.id);
  const { currentDatas } = (await read(`/course?type=Adult&page=1&limit=100&id=${course.id}`)) as {
    currentDatas: { instructor: string }[];
  };
  expect(currentDatas[0]?.instructor).toBe('Luc Renaud');
});

test('an instructor with a teacher’s account, and a learner who enrolled, can only be archived', async () => {
  const instructor = await makeInstructor({ name: 'Luc Renaud' });
  const { id: account } = await makeStaff('teacher');
  await cms.update({ collection: 'staff', id: account, data: { instructor: instructor.id } });
  const refused = await trash(`/instructors/${instructor.id}`, editor);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('teacher’s account');

  const learner = await makeLearner();
  const course = await makeCourse({ name: 'French for families' });
  await makeEnrolment(course, { learner: learner.id });
  const kept = await trash(`/learners/${learner.id}`, owner);
  expect(kept.status).toBe(409);
  expect(kept.text).toContain('French for families');
});

function textWith({ id }: { id: string }) {
  const content = richText('A picture follows.');
  (content.root.children as object[]).push({
    type: 'upload',
    version: 3,
    relationTo: 'media',
    value: id,
    id: randomUUID().replaceAll('-', '').slice(0, 24),
    fields: null,
    format: '',
  });
  return content;
}

test('a picture in use cannot be deleted: in a field, a text, a draft or the settings', async () => {
  const inText = await makePicture();
  await makePost({ displayTitle: 'A post with a picture', content: textWith(inText) });
  const inTranslation = await makePicture();
  const translated = await makePost({ displayTitle: 'A post with a Burmese picture' });
  await cms.update({
    collection: 'posts',
    id: translated.id,
    locale: 'my',
    data: { content: textWith(inTranslation) },
  });
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
    [inTranslation, 'A post with a Burmese picture'],
    [inDraft, 'A course with a new cover'],
    [inSettings, 'School'],
    [inField, 'A book with a cover'],
  ] as const) {
    const refused = await trash(`/media/${id}`, owner);
    expect(refused.status, where).toBe(409);
    expect(refused.text).toContain(where);
  }
  const free = await makePicture();
  expect((await trash(`/media/${free.id}`, editor)).status).toBe(200);
});

test('a learner who paid can only be archived; then nobody can log in, and the email stays taken', async () => {
  const learner = await registerLearner(request);
  await makePayment(await makeCourse({ name: 'French to pay for' }), { learner: learner.id });
  const refused = await trash(`/learners/${learner.id}`, owner);
  expect(refused.status).toBe(409);
  expect(refused.text).toContain('French to pay for');
  const save = { method: 'PATCH', headers: owner.headers, body: { archived: true } };
  const saved = await callRest(`/learners/${learner.id}`, save);
  expect(saved.status).toBe(200);
  expect(saved.json().doc).toMatchObject({ archived: true });
  const login = await jsonSender(request)('/auth/login', { email: learner.email, password: learner.password });
  expect(login.status).toBe(401);
  expect((await request(`/auth/payment/${learner.id}`, { headers: learner.bearer })).status).toBe(401);
  const { token: _, bearer: __, id: ___, ...typed } = learner;
  expect((await jsonSender(request)('/auth/register', typed)).status).toBe(409);
});

test('an accepted payment cannot be deleted, a rejected one can', async () => {
  const course = await makeCourse({ name: 'French once more' });
  const accepted = await makePayment(course);
  const rejected = await makePayment(course, { state: 'Rejected' });
  expect((await trash(`/payment-requests/${accepted.id}`, owner)).status).toBe(409);
  expect((await trash(`/payment-requests/${rejected.id}`, owner)).status).toBe(200);
  expect((await trash(`/courses/${course.id}`, owner)).text).toContain('Aye Aye');
});
