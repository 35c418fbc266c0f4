import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearMirror, endSessionsOf } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import { deleteAccount, getLearner, getMyData } from '@/lib/contract/accounts';
import { badRequest } from '@/lib/errors';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { paymentsOf } from './enrolled';
import { learnerById } from './learners';
import { provePassword } from './tries';

export const profile = routes(
  route(getLearner, ({ learner: { jti: _, exp: __, ...shown } }) => shown),
  route(getMyData, ({ learner }) => dataOf(learner._id)),
  route(deleteAccount, async ({ body, learner: { _id }, c }) => {
    const learner = await learnerById(_id);
    if (!(await provePassword(learner, body.password)) || !learner)
      throw badRequest(refusal(accounts, 'wrongPassword'), 'password');
    await forget(learner.id, learner.email);
    clearMirror(c);
    return accounts.accountDeleted;
  }),
);

/** What the school keeps under a learner's account; hashes and the notes of staff stay inside. */
async function dataOf(id: string): Promise<Record<string, unknown>> {
  const cms = await openCms();
  const [learner, payments, sessions] = await Promise.all([
    learnerById(id),
    paymentsOf(id),
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
      reason: payment.reason ?? null,
      sentAt: payment.createdAt,
    })),
    sessions: sessions.docs.map(({ createdAt, expiresAt }) => ({ startedAt: createdAt, endsAt: expiresAt })),
  };
}

/** Payments stay in the school's books, no longer tied to an account; everything else goes. */
async function forget(learner: string, email: string): Promise<void> {
  const cms = await openCms();
  await endSessionsOf(learner);
  await cms.delete({ collection: 'password-resets', overrideAccess: true, where: { email: { equals: email } } });
  await cms.update({
    collection: 'payment-requests',
    overrideAccess: true,
    where: { learner: { equals: learner } },
    data: { learner: null },
  });
  await cms.delete({ collection: 'learners', overrideAccess: true, where: { id: { equals: learner } } });
}
