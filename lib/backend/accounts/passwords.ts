import { getText } from '#text';
import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearSessionCookie, endAllSessions } from '@/lib/backend/sessions';
import { changePassword, forgotPassword, resetPassword, resetPasswordByLink } from '@/lib/contract/passwords';
import { AppError, badRequest, unauthorized } from '@/lib/errors';
import { hashPassword } from '@/lib/session/hashing';
import { refusal } from '@/lib/text/refusal';
import { checkPassword } from './check-password';
import { findLearnerById, normalizeEmail, setPassword } from './learners';
import { consumeReset, type ProvenReset, startReset, verifyCode, verifyLink, voidResets } from './password-resets';
import { refuseCommon, refusePersonal } from './weak-passwords';

export const passwords = routes(
  route(changePassword, async ({ body: { email, old_password, password }, learner: { _id, email: own }, c }) => {
    const accounts = getText('accounts');
    if (email && normalizeEmail(email) !== own) throw new AppError(403, 'otherEmail', accounts.otherEmail, 'email');
    const learner = await findLearnerById(_id);
    if (!learner) throw unauthorized();
    refuseCommon(password);
    refusePersonal(password, learner);
    if (!(await checkPassword(learner, old_password)))
      throw badRequest(refusal('accounts', 'wrongOldPassword'), 'old_password');
    await setPassword(_id, await hashPassword(password));
    await endAllSessions(_id);
    clearSessionCookie(c);
    return accounts.passwordUpdated;
  }),
  route(forgotPassword, async ({ body }) => {
    const accounts = getText('accounts');
    return { message: accounts.codeSent, otp: await startReset(body.email) };
  }),
  route(resetPassword, async ({ params: { otp }, body: { code, password } }) => {
    const accounts = getText('accounts');
    refuseCommon(password);
    await replacePassword(await verifyCode(otp, code.join('')), password);
    return accounts.passwordUpdated;
  }),
  route(resetPasswordByLink, async ({ body: { token, password } }) => {
    const accounts = getText('accounts');
    refuseCommon(password);
    await replacePassword(await verifyLink(token), password);
    return accounts.passwordUpdated;
  }),
);

async function replacePassword({ reset, learner }: ProvenReset, password: string): Promise<void> {
  // Must precede consuming the reset: a refused password can be retried.
  refusePersonal(password, learner);
  const passwordHash = await hashPassword(password);
  await consumeReset(reset);
  await setPassword(learner.id, passwordHash);
  await endAllSessions(learner.id);
  await voidResets(learner.id);
}
