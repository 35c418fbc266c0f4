import { Hono } from 'hono';
import { answer, type Backend } from '@/lib/backend/backend';
import { body, params, query } from '@/lib/backend/middleware/checked';
import { limited } from '@/lib/backend/middleware/limited';
import { clearMirror, endSessionsOf, learnerOf } from '@/lib/backend/sessions';
import {
  forgotPassword,
  forgotPasswordQuery,
  passwordChange,
  passwordReset,
  passwordResetByLink,
  resetTokenParams,
} from '@/lib/contract/accounts';
import { AppError, badRequest, unauthorized } from '@/lib/errors';
import { accounts } from '@/lib/text/en/accounts';
import { hashPassword } from './hashing';
import { learnerById, normalEmail, setPassword } from './learners';
import { checkCode, checkLink, closeResetsOf, consumeReset, openReset, type ProvenReset } from './resets';
import { provePassword } from './tries';
import { refuseCommon, refusePersonal } from './weak-passwords';

export const passwords = new Hono<Backend>()
  .post('/auth/change-password', limited('changePassword'), body(passwordChange), async (c) => {
    const { _id, email: own } = await learnerOf(c);
    const { email, old_password, password } = c.get('bodyData');
    if (email && normalEmail(email) !== own) throw new AppError(403, accounts.otherEmail);
    const learner = await learnerById(_id);
    if (!learner) throw unauthorized();
    refuseCommon(password);
    refusePersonal(password, learner);
    if (!(await provePassword(learner, old_password))) throw badRequest(accounts.wrongOldPassword);
    await setPassword(_id, await hashPassword(password));
    await endSessionsOf(_id);
    clearMirror(c);
    return answer(c, accounts.passwordUpdated);
  })
  .post(
    '/auth/forgot_password',
    limited('forgotPassword'),
    query(forgotPasswordQuery),
    body(forgotPassword),
    async (c) => answer(c, { message: accounts.codeSent, otp: await openReset(c.get('bodyData').email) }),
  )
  .post(
    '/auth/reset_password/:otp',
    limited('resetPassword'),
    params(resetTokenParams),
    body(passwordReset),
    async (c) => {
      const { code, password } = c.get('bodyData');
      refuseCommon(password);
      await resetPassword(await checkCode(c.get('paramsData').otp, code.join('')), password);
      return answer(c, accounts.passwordUpdated);
    },
  )
  .post('/auth/reset-by-link', limited('resetPasswordByLink'), body(passwordResetByLink), async (c) => {
    const { token, password } = c.get('bodyData');
    refuseCommon(password);
    await resetPassword(await checkLink(token), password);
    return answer(c, accounts.passwordUpdated);
  });

/** Sets the password of a proven reset, once, and ends the sessions and other resets of its account. */
async function resetPassword({ reset, learner }: ProvenReset, password: string): Promise<void> {
  // Before the reset is used up: a refused password can be replaced by a better one.
  refusePersonal(password, learner);
  const passwordHash = await hashPassword(password);
  await consumeReset(reset);
  await setPassword(learner.id, passwordHash);
  await endSessionsOf(learner.id);
  await closeResetsOf(learner.id);
}
