import { route } from '@/lib/backend/route';
import { routes } from '@/lib/backend/routes';
import { clearMirror, endSessionsOf } from '@/lib/backend/sessions';
import { changePassword, forgotPassword, resetPassword, resetPasswordByLink } from '@/lib/contract/passwords';
import { AppError, badRequest, unauthorized } from '@/lib/errors';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { hashPassword } from './hashing';
import { learnerById, normalEmail, setPassword } from './learners';
import { checkCode, checkLink, closeResetsOf, consumeReset, openReset, type ProvenReset } from './resets';
import { provePassword } from './tries';
import { refuseCommon, refusePersonal } from './weak-passwords';

export const passwords = routes(
  route(changePassword, async ({ body: { email, old_password, password }, learner: { _id, email: own }, c }) => {
    if (email && normalEmail(email) !== own) throw new AppError(403, 'otherEmail', accounts.otherEmail, 'email');
    const learner = await learnerById(_id);
    if (!learner) throw unauthorized();
    refuseCommon(password);
    refusePersonal(password, learner);
    if (!(await provePassword(learner, old_password)))
      throw badRequest(refusal(accounts, 'wrongOldPassword'), 'old_password');
    await setPassword(_id, await hashPassword(password));
    await endSessionsOf(_id);
    clearMirror(c);
    return accounts.passwordUpdated;
  }),
  route(forgotPassword, async ({ body }) => ({ message: accounts.codeSent, otp: await openReset(body.email) })),
  route(resetPassword, async ({ params: { otp }, body: { code, password } }) => {
    refuseCommon(password);
    await replacePassword(await checkCode(otp, code.join('')), password);
    return accounts.passwordUpdated;
  }),
  route(resetPasswordByLink, async ({ body: { token, password } }) => {
    refuseCommon(password);
    await replacePassword(await checkLink(token), password);
    return accounts.passwordUpdated;
  }),
);

/** Sets the password of a proven reset, once, and ends the sessions and other resets of its account. */
async function replacePassword({ reset, learner }: ProvenReset, password: string): Promise<void> {
  // Before the reset is used up: a refused password can be replaced by a better one.
  refusePersonal(password, learner);
  const passwordHash = await hashPassword(password);
  await consumeReset(reset);
  await setPassword(learner.id, passwordHash);
  await endSessionsOf(learner.id);
  await closeResetsOf(learner.id);
}
