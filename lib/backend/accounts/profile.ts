import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { body } from '@/lib/backend/middleware/checked';
import { limited } from '@/lib/backend/middleware/limited';
import { clearMirror, endSessionsOf, learnerOf, readerOf } from '@/lib/backend/sessions';
import { openCms } from '@/lib/cms/open';
import { accountDeletion } from '@/lib/contract/accounts';
import { badRequest } from '@/lib/errors';
import { accounts } from '@/lib/text/en/accounts';
import { paymentsOf } from './enrolled';
import { learnerById } from './learners';
import { provePassword } from './tries';

export const profile = new Hono<Backend>()
  .get('/auth/me', async (c) => {
    const { jti: _, exp: __, ...shown } = await readerOf(c);
    return answer(c, shown);
  })
  .get('/auth/my-data', async (c) => answer(c, await dataOf((await learnerOf(c))._id)))
  .delete('/auth/me', limited('deleteAccount'), body(accountDeletion), async (c) => {
    const learner = await learnerById((await learnerOf(c))._id);
    if (!(await provePassword(learner, c.get('bodyData').password)) || !learner) {
      throw badRequest(accounts.wrongPassword);
    }
    await forget(learner.id, learner.email);
    clearMirror(c);
    return answer(c, accounts.accountDeleted);
  });

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
