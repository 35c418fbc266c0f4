import { getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearSessionCookie, endAllSessions } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import { changeLanguage, deleteAccount, getLearner, getMyData } from '@/lib/contract/accounts';
import { badRequest } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';
import { rejectionReason } from '@/lib/text/rejection-reason';
import { checkPassword } from './check-password';
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
  route(deleteAccount, async ({ body, learner: { _id }, c }) => {
    const accounts = getText('accounts');
    const learner = await findLearnerById(_id);
    if (!(await checkPassword(learner, body.password)) || !learner)
      throw badRequest(refusal('accounts', 'wrongPassword'), 'password');
    await deleteLearner(learner.id, learner.email);
    clearSessionCookie(c);
    return accounts.accountDeleted;
  }),
);

async function dataOf(id: string): Promise<Record<string, unknown>> {
  const cms = await openCms();
  const [learner, payments, sessions] = await Promise.all([
    findLearnerById(id),
    listPayments(id),
    cms.find({
      collection: 'sessions',
      where: { learner: { equals: id } },
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
    payments: payments.map((payment) => ({
      reference: payment.reference,
      course: payment.courseName,
      price: payment.price,
      name: payment.name,
      email: payment.email,
      phoneNumber: payment.phone,
      statedAmount: payment.statedAmount ?? null,
      transactionNumber: payment.transactionNumber ?? null,
      screenshotKept: Boolean(payment.receipt),
      state: payment.state,
      reason: rejectionReason(payment) ?? null,
      sentAt: payment.createdAt,
    })),
    sessions: sessions.docs.map(({ createdAt, expiresAt }) => ({ startedAt: createdAt, endsAt: expiresAt })),
  };
}

/** Keeps payments, for the school's accounting, without the account. */
async function deleteLearner(learner: string, email: string): Promise<void> {
  const cms = await openCms();
  await endAllSessions(learner);
  await cms.delete({ collection: 'password-resets', overrideAccess: true, where: { email: { equals: email } } });
  await cms.update({
    collection: 'payment-requests',
    overrideAccess: true,
    where: { learner: { equals: learner } },
    data: { learner: null },
  });
  await cms.delete({ collection: 'learners', overrideAccess: true, where: { id: { equals: learner } } });
}
