import { createLocalReq } from 'payload';
import { expect, test, vi } from 'vitest';
import { setPassword } from '@/lib/backend/accounts/learners';
import type { Role } from '@/lib/cms/access/roles';
import { newReference } from '@/lib/transfers/new-reference';
import { beforeNextWrite } from '@/tests/support/before-next-write';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse, makeLearner, makeStaff } from '@/tests/support/factories';
import { registerLearner } from '@/tests/support/learners';
import { acceptMails, refuseMails } from '@/tests/support/refused-mails';

const { cms, request } = await openTestBackend();
const clerk = await makeStaff('enrolments');
const by = async (role: Role | typeof clerk) => {
  const user = typeof role === 'string' ? await makeStaff(role) : role;
  return { overrideAccess: false, req: await createLocalReq({ user }, cms) };
};
const me = (bearer: { authorization: string }) => request('/auth/me', { headers: bearer });
async function makePayment(
  { id, name, email }: { id: string; name: string; email: string },
  state: 'Pending' | 'Accepted' | 'Rejected' = 'Pending',
) {
  const course = await makeCourse({ mainType: 'Video' });
  const data = { learner: id, name, email, phone: '+959250000117', course: course.id, courseName: course.name };
  return cms.create({ collection: 'payment-requests', data: { ...data, price: 1, state, reference: newReference() } });
}
async function makeEnrolment({ id, name, email }: { id: string; name: string; email: string }) {
  const course = await makeCourse();
  const data = { learner: id, name, email, phone: '+959250000117', fbName: 'Su', age: 20, course: course.id };
  const request = { courseName: course.name, price: 1, state: 'Reserved' as const, reference: newReference() };
  return cms.create({ collection: 'enrolments', data: { ...data, ...request } });
}
async function emailsOf(rows: { id: string }[]) {
  const id = { in: rows.map((row) => row.id) };
  const options = { where: { id }, pagination: false, depth: 0 } as const;
  const [payments, enrolments] = await Promise.all([
    cms.find({ collection: 'payment-requests', ...options }),
    cms.find({ collection: 'enrolments', ...options }),
  ]);
  const emails = new Map([...payments.docs, ...enrolments.docs].map((row) => [row.id, row.email]));
  return rows.map((row) => emails.get(row.id));
}
const mailsTo = async (to: string) => (await cms.find({ collection: 'mails', where: { to: { equals: to } } })).docs;

test('staff correct a name and phone; the learner stays logged in and gets a mail, and the record says who did it', async () => {
  const learner = await registerLearner(request);
  const corrected = await cms.update({
    collection: 'learners',
    id: learner.id,
    data: { name: ' Su Myat ', phone: '၀၉ ၂၅၀ ၀၀၀ ၂၂၂' },
    ...(await by(clerk)),
  });
  expect(corrected).toMatchObject({ name: 'Su Myat', phone: '+959250000222' });
  expect(corrected.corrections).toMatchObject([
    { by: clerk.name, field: 'name', from: 'Su Myat Noe', to: 'Su Myat' },
    { by: clerk.name, field: 'phone', from: '+959250000117', to: '+959250000222' },
  ]);
  const { data } = (await (await me(learner.bearer)).json()) as { data: object };
  expect(data).toMatchObject({ name: 'Su Myat', phoneNumber: '09250000222' });
  const [mail] = await mailsTo(learner.email);
  expect(mail?.text).toContain('name, phone number');
});

test('a new email ends sessions and reset codes, and is that of open and accepted requests, as mails follow acceptance', async () => {
  const learner = await registerLearner(request);
  const open = [await makePayment(learner), await makePayment(learner, 'Accepted'), await makeEnrolment(learner)];
  const others = [await makePayment(learner, 'Rejected'), await makePayment({ ...learner, email: 'aunt@example.com' })];
  await request('/auth/forgot_password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: learner.email }),
  });
  const email = `right.${learner.email}`;
  await cms.update({
    collection: 'learners',
    id: learner.id,
    data: { email: email.toUpperCase() },
    ...(await by(clerk)),
  });
  expect((await me(learner.bearer)).status).toBe(401);
  const { totalDocs } = await cms.count({ collection: 'password-resets', where: { email: { equals: learner.email } } });
  expect(totalDocs).toBe(0);
  expect(await emailsOf(open)).toEqual([email, email, email]);
  expect(await emailsOf(others)).toEqual([learner.email, 'aunt@example.com']);
  for (const to of [learner.email, email])
    expect((await mailsTo(to)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('Your account details have been corrected'),
    );
});

test('a pending payment follows the corrected name and phone of the account, and keeps those of a child', async () => {
  const learner = await registerLearner(request);
  const [own, child] = [await makePayment(learner), await makePayment({ ...learner, name: 'Aye Aye' })];
  await cms.update({ collection: 'payment-requests', id: child.id, data: { phone: '+959250000333' } });
  await cms.update({
    collection: 'learners',
    id: learner.id,
    data: { name: 'Su Myat', phone: '09250000222' },
    ...(await by(clerk)),
  });
  const stored = (id: string) => cms.findByID({ collection: 'payment-requests', id, depth: 0 });
  expect(await stored(own.id)).toMatchObject({ name: 'Su Myat', phone: '+959250000222' });
  expect(await stored(child.id)).toMatchObject({ name: 'Aye Aye', phone: '+959250000333' });
});

test('a correction of the email is refused while the sessions of the old mailbox cannot be ended', async () => {
  const learner = await registerLearner(request);
  const { deleteOne, deleteMany } = cms.db;
  const refuseSessions = ({ collection }: { collection: string }) => {
    if (collection === 'sessions') throw new Error('The disk is full.');
  };
  const spies = [
    vi.spyOn(cms.db, 'deleteOne').mockImplementation(async (deletion) => {
      refuseSessions(deletion);
      return deleteOne.call(cms.db, deletion);
    }),
    vi.spyOn(cms.db, 'deleteMany').mockImplementation(async (deletion) => {
      refuseSessions(deletion);
      return deleteMany.call(cms.db, deletion);
    }),
  ];
  const data = { email: `right.${learner.email}` };
  const saving = cms.update({ collection: 'learners', id: learner.id, data, ...(await by(clerk)) });
  await expect(saving).rejects.toThrow('The disk is full.');
  for (const spy of spies) spy.mockRestore();
});

test('a concurrent password change and correction of the name both take effect', async () => {
  const correct = async (id: string, name: string) =>
    cms.update({ collection: 'learners', id, data: { name }, ...(await by(clerk)) });
  const stored = (id: string) => cms.findByID({ collection: 'learners', id, showHiddenFields: true });

  const first = await makeLearner();
  beforeNextWrite(cms, () => setPassword(first.id, 'changed'));
  await correct(first.id, 'Ma Su Myat');
  expect(await stored(first.id)).toMatchObject({ name: 'Ma Su Myat', passwordHash: 'changed' });

  const second = await makeLearner();
  beforeNextWrite(cms, () => correct(second.id, 'Ma Su Myat'));
  await setPassword(second.id, 'changed');
  expect(await stored(second.id)).toMatchObject({ name: 'Ma Su Myat', passwordHash: 'changed' });
});

test('a failed correction leaves learner and pending payment with the same email', async () => {
  const learner = await makeLearner();
  const payment = await makePayment(learner);
  await refuseMails(cms);
  const data = { email: `new.${learner.email}` };
  await expect(cms.update({ collection: 'learners', id: learner.id, data, ...(await by(clerk)) })).rejects.toThrow();
  await acceptMails(cms);
  const { email } = await cms.findByID({ collection: 'learners', id: learner.id });
  expect(await cms.findByID({ collection: 'payment-requests', id: payment.id })).toMatchObject({ email });
});

test.each([{ email: 'no mail' }, { phone: 'twelve' }, { name: '   ' }])(
  'a correction to %j is refused at its field',
  async (data) => {
    const learner = await makeLearner();
    const saving = cms.update({ collection: 'learners', id: learner.id, data, ...(await by(clerk)) });
    await expect(saving).rejects.toMatchObject({ data: { errors: [{ path: Object.keys(data)[0] }] } });
  },
);

test('an email in use is refused, and editors cannot correct learners', async () => {
  const [learner, other] = [await makeLearner(), await makeLearner()];
  const update = async (role: Role | typeof clerk, data: object) =>
    cms.update({ collection: 'learners', id: learner.id, data, ...(await by(role)) });
  await expect(update(clerk, { email: other.email })).rejects.toMatchObject({ data: { errors: [{ path: 'email' }] } });
  await expect(update('editor', { name: 'Su' })).rejects.toMatchObject({ status: 403 });
  await update(clerk, { passwordHash: 'mine', corrections: [], failures: 9 });
  const stored = await cms.findByID({ collection: 'learners', id: learner.id, showHiddenFields: true });
  expect(stored).toMatchObject({ passwordHash: 'none', email: learner.email });
});

test('a version records who saved or restored it, and the name cannot be set by a request', async () => {
  const [writer, restorer] = [await makeStaff('editor'), await makeStaff('owner')];
  const course = await makeCourse();
  await cms.update({
    collection: 'courses',
    id: course.id,
    data: { summary: 'Better.', updatedBy: 'Somebody else' },
    ...(await by(writer)),
  });
  const versions = async () =>
    (await cms.findVersions({ collection: 'courses', where: { parent: { equals: course.id } }, sort: '-updatedAt' }))
      .docs;
  const [saved] = await versions();
  expect(saved?.version.updatedBy).toBe(writer.name);
  await cms.restoreVersion({ collection: 'courses', id: saved?.id ?? '', ...(await by(restorer)) });
  expect((await versions())[0]?.version.updatedBy).toBe(restorer.name);
  const shown = await cms.findByID({ collection: 'courses', id: course.id, overrideAccess: false });
  expect(shown).not.toHaveProperty('updatedBy');
});

test('every global records who saved or restored each version', async () => {
  const [writer, restorer] = [await makeStaff('owner'), await makeStaff('owner')];
  for (const { slug, versions } of cms.config.globals) {
    if (!versions) continue;
    await cms.updateGlobal({ slug, data: {}, ...(await by(writer)) });
    const list = async () => (await cms.findGlobalVersions({ slug, sort: '-updatedAt' })).docs;
    const [saved] = await list();
    expect(saved?.version, slug).toMatchObject({ updatedBy: writer.name });
    await cms.restoreGlobalVersion({ slug, id: saved?.id ?? '', ...(await by(restorer)) });
    expect((await list())[0]?.version, slug).toMatchObject({ updatedBy: restorer.name });
  }
});

test.each([
  ['en', 'Choose your password:'],
  ['my', 'စကားဝှက် သတ်မှတ်ရန် –'],
  ['fr', 'Choisir votre mot de passe\u00a0:'],
])(
  'a new colleague gets a mail in the language of who made the account (%s), without a password',
  async (language, link) => {
    const user = await makeStaff('owner');
    const req = await createLocalReq({ user }, cms);
    req.i18n = { ...req.i18n, language: language as 'en' };
    const email = `colleague.${language}@school.example`;
    const password = 'only-the-owner-typed-this-7';
    await cms.create({
      collection: 'staff',
      data: { name: 'Ma Hnin', email, password, roles: ['editor'] },
      overrideAccess: false,
      req,
    });
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(`${link} http`);
    expect(mail?.text).toContain('/admin/forgot');
    expect(mail?.text).toContain(user.name);
    expect(`${mail?.text}${mail?.html}`).not.toContain(password);
    expect(mail?.html).toContain(`<html lang="${language}">`);
  },
);
