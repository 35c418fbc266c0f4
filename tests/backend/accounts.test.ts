import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { registerLearner, registrationInput } from '@/tests/support/learners';
import { jsonSender } from '@/tests/support/post';
import { deletedNow } from '@/tests/support/recycle-bin';
import { makeEnrolment, makePayment } from '@/tests/support/transfer-records';

const { cms, request, read } = await openTestBackend();
const send = jsonSender(request);
const failure = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

test('a learner sees their own courses with state, reason and reference; nobody else does', async () => {
  const [owner, other] = [await registerLearner(request), await registerLearner(request)];
  const payment = (reference: string, state: 'Pending' | 'Accepted' | 'Rejected', reason?: string) =>
    cms.create({
      collection: 'payment-requests',
      data: {
        learner: owner.id,
        name: owner.name,
        email: owner.email,
        phone: '+959250000117',
        courseName: 'Le français en vidéo',
        price: 90000,
        reference,
        state,
        reason,
      },
    });
  await payment('PAY-1', 'Rejected', 'The amount is too low.');
  await payment('PAY-2', 'Accepted');
  const list = await read(`/auth/payment/${owner.id}`, { headers: owner.bearer });
  expect(list).toHaveLength(2);
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        reference: 'PAY-1',
        status: false,
        state: 'Rejected',
        reason: 'The amount is too low.',
        course: { name: 'Le français en vidéo', mainType: 'Video' },
      }),
      expect.objectContaining({ reference: 'PAY-2', status: true, state: 'Accepted' }),
    ]),
  );
  expect((await request(`/auth/payment/${owner.id}`)).status).toBe(401);
  expect((await request(`/auth/payment/${owner.id}`, { headers: other.bearer })).status).toBe(403);
  expect(await read(`/auth/payment/${other.id}`, { headers: other.bearer })).toEqual([]);
  expect((await request("/auth/payment/' OR 1=1 --", { headers: owner.bearer })).status).toBe(400);
});

test('an account with another person’s email shows nothing that person sent as a guest', async () => {
  const email = 'guest@example.com';
  await cms.create({
    collection: 'enrolments',
    data: {
      name: 'Guest',
      email,
      phone: '+959250000118',
      fbName: 'Guest',
      age: 20,
      courseType: 'Group',
      ruleStatus: true,
      courseName: 'Adult A1',
      price: 1,
      reference: 'ENR-1',
      state: 'Pending',
    },
  });
  const learner = await registerLearner(request, { email });
  expect(await read(`/auth/payment/${learner.id}`, { headers: learner.bearer })).toEqual([]);
});

test('a learner exports their data, without password hashes and staff notes', async () => {
  const learner = await registerLearner(request);
  await cms.create({
    collection: 'payment-requests',
    data: {
      learner: learner.id,
      name: learner.name,
      email: learner.email,
      phone: '+959250000117',
      courseName: 'Le français en vidéo',
      price: 90000,
      reference: 'PAY-3',
      state: 'Pending',
      notes: 'called twice',
    },
  });
  const data = await read('/auth/my-data', { headers: learner.bearer });
  expect(data).toMatchObject({ account: { email: learner.email }, payments: [{ reference: 'PAY-3' }], sessions: [{}] });
  expect(JSON.stringify(data)).not.toMatch(/argon2|called twice/);
});

test('a learner deletes the account with the password; payments are kept', async () => {
  const learner = await registerLearner(request);
  const payment = await cms.create({
    collection: 'payment-requests',
    data: {
      learner: learner.id,
      name: learner.name,
      email: learner.email,
      phone: '+959250000117',
      courseName: 'Le français en vidéo',
      price: 90000,
      reference: 'PAY-4',
      state: 'Accepted',
    },
  });
  const remove = (password: string) => send('/auth/me', { password }, learner.bearer, 'DELETE');
  expect(await failure(await remove('not this one'))).toEqual([400, 'The password is wrong.']);
  expect((await remove(learner.password)).status).toBe(200);
  expect((await request('/auth/me', { headers: learner.bearer })).status).toBe(401);
  expect((await send('/auth/login', { email: learner.email, password: learner.password })).status).toBe(401);
  expect((await cms.count({ collection: 'learners', where: { id: { equals: learner.id } } })).totalDocs).toBe(0);
  expect(await cms.findByID({ collection: 'payment-requests', id: payment.id })).toMatchObject({ learner: null });
  expect((await send('/auth/register', registrationInput({ email: learner.email }))).status).toBe(200);
});

const stays = async (id: string) =>
  (await cms.count({ collection: 'learners', where: { id: { equals: id } } })).totalDocs > 0;

test('an account is deleted with requests in the recycle bin, which lose their learner', async () => {
  const learner = await registerLearner(request);
  const binned = { learner: learner.id, child: 'a child', state: 'Rejected', ...deletedNow() };
  const course = await makeCourse();
  const payment = await makePayment(course, binned);
  const enrolment = await makeEnrolment(course, binned);
  expect((await send('/auth/me', { password: learner.password }, learner.bearer, 'DELETE')).status).toBe(200);
  expect(await stays(learner.id)).toBe(false);
  const kept = { learner: null, child: null, deletedAt: binned.deletedAt };
  expect(await cms.findByID({ collection: 'payment-requests', id: payment.id, trash: true })).toMatchObject(kept);
  expect(await cms.findByID({ collection: 'enrolments', id: enrolment.id, trash: true })).toMatchObject(kept);
});

test('an account that a record still keeps is not reported as deleted', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const learner = await registerLearner(request);
  await makePayment(await makeCourse(), { learner: learner.id });
  // As for a payment that is stored after the others have lost their learner.
  vi.spyOn(cms, 'update').mockResolvedValue({ docs: [], errors: [] } as never);
  const response = await send('/auth/me', { password: learner.password }, learner.bearer, 'DELETE');
  expect(response.status).toBe(500);
  expect(await stays(learner.id)).toBe(true);
});

test('password attempts for account deletion are limited', async () => {
  const learner = await registerLearner(request);
  const remove = (password: string) => send('/auth/me', { password }, learner.bearer, 'DELETE');
  for (let tries = 0; tries < 5; tries++) expect((await remove(`guess-${tries}`)).status).toBe(400);
  expect((await remove(learner.password)).status).toBe(400);
  expect((await cms.count({ collection: 'learners', where: { id: { equals: learner.id } } })).totalDocs).toBe(1);
});

test('deleting an account ends its sessions and clears the cookie', async () => {
  const learner = await registerLearner(request);
  const response = await send('/auth/me', { password: learner.password }, learner.bearer, 'DELETE');
  expect(response.headers.get('set-cookie')).toMatch(/^learner_session=; Path=\/; Max-Age=0/);
  const { totalDocs } = await cms.count({ collection: 'sessions', where: { learner: { equals: learner.id } } });
  expect(totalDocs).toBe(0);
});
