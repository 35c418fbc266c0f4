import type { Context } from 'hono';
import { getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearSessionCookie, endAllSessions } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import type { Enrolment, PaymentRequest } from '@/lib/cms/payload-types';
import {
  changeLanguage,
  deleteAccount,
  deleteAccountByForm,
  downloadMyData,
  getLearner,
  getMyData,
} from '@/lib/contract/accounts';
import { badRequest } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';
import { rejectionReason } from '@/lib/text/rejection-reason';
import { transferCollections } from '@/lib/transfers/decisions';
import { checkPassword } from './check-password';
import { readChildren } from './children';
import { listPayments } from './enrolled-courses';
import { findLearnerById } from './learners';

export const profile = routes(
  route(getLearner, async ({ learner: { jti: _, exp: __, ...shown } }) => ({
    ...shown,
    language: (await findLearnerById(shown._id))?.language ?? undefined,
  })),
  route(changeLanguage, async ({ body: { language }, learner: { _id } }) => {
    const cms = await openCms();
    await cms.update({ collection: 'learners', id: _id, data: { language }, overrideAccess: true, depth: 0 });
    return getText('accounts').languageChanged;
  }),
  route(getMyData, ({ learner }) => dataOf(learner._id)),
  route(downloadMyData, ({ learner, c }) => {
    c.header('Content-Disposition', `attachment; filename="${getText('accounts').downloadName}"`);
    return dataOf(learner._id);
  }),
  route(deleteAccount, ({ body, learner, c }) => deleteOwnAccount(learner._id, body.password, c)),
  route(deleteAccountByForm, ({ body, learner, c }) => deleteOwnAccount(learner._id, body.password, c)),
);

async function deleteOwnAccount(id: string, password: string, c: Context): Promise<string> {
  const learner = await findLearnerById(id);
  if (!(await checkPassword(learner, password)) || !learner)
    throw badRequest(refusal('accounts', 'wrongPassword'), 'password');
  await deleteLearner(learner.id, learner.email);
  clearSessionCookie(c);
  return getText('accounts').accountDeleted;
}

async function dataOf(id: string): Promise<Record<string, unknown>> {
  const cms = await openCms();
  const where = { learner: { equals: id } };
  const [learner, payments, enrolments, sessions] = await Promise.all([
    findLearnerById(id),
    listPayments(id),
    cms.find({
      collection: 'enrolments',
      where,
      sort: '-createdAt',
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
    cms.find({
      collection: 'sessions',
      where,
      depth: 0,
      pagination: false,
      overrideAccess: true,
    }),
  ]);
  return {
    account: learner && {
      name: learner.name,
      email: learner.email,
      phoneNumber: learner.phone,
      language: learner.language ?? 'en',
      registeredAt: learner.createdAt,
    },
    children: readChildren(learner).map(({ name, birthYear }) => ({ name, birthYear })),
    payments: payments.map(toExport),
    enrolments: enrolments.docs.map(({ fbName, age, communication, ...enrolment }) => ({
      ...toExport(enrolment),
      facebookName: fbName ?? null,
      age: age ?? null,
      communication: communication ?? null,
    })),
    sessions: sessions.docs.map(({ createdAt, expiresAt }) => ({ startedAt: createdAt, endsAt: expiresAt })),
  };
}

const toExport = (request: Omit<Enrolment | PaymentRequest, 'communication'>) => ({
  reference: request.reference,
  course: request.courseName,
  price: request.price,
  name: request.name,
  email: request.email,
  phoneNumber: request.phone,
  statedAmount: request.statedAmount ?? null,
  transactionNumber: request.transactionNumber ?? null,
  screenshotKept: Boolean(request.receipt),
  state: request.state,
  reason: rejectionReason(request) ?? null,
  sentAt: request.createdAt,
});

/** Keeps payments and enrolments, for the school's accounting, without the account. */
async function deleteLearner(learner: string, email: string): Promise<void> {
  const cms = await openCms();
  await endAllSessions(learner);
  await cms.db.deleteMany({ collection: 'password-resets', where: { email: { equals: email } } });
  for (const collection of transferCollections) {
    const where = { learner: { equals: learner } };
    await cms.update({ collection, overrideAccess: true, where, data: { learner: null, child: null }, trash: true });
  }
  // By id: a bulk deletion does not throw if a record still keeps the learner.
  await cms.delete({ collection: 'learners', overrideAccess: true, id: learner });
}
