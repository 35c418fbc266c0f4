import * as z from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, newPassword, passwordsMatch } from './account-fields';
import { message, nonEmptyText, text, tolerant } from './common';
import * as endpoints from './endpoints/passwords';
import { password } from './fields';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** The email must be that of the session. */
export const passwordChange = z
  .object({
    email: z.nullish(z.string().check(z.trim(), z.maxLength(254))),
    old_password: password(refusal('accounts', 'oldPasswordRequired')),
    password: newPassword(refusal('accounts', 'newPasswordRequired')),
    confirm_password: password(refusal('accounts', 'newConfirmRequired')),
  })
  .check(passwordsMatch());
export type PasswordChange = z.infer<typeof passwordChange>;

export const codeRequest = z.object({ email: accountEmail() });
export type CodeRequest = z.infer<typeof codeRequest>;

/** The specification repeats them in the query; only the body is used. */
export const codeRequestQuery = z.object({
  isweb: z.optional(z.string().check(z.maxLength(10))),
  email: z.optional(z.string().check(z.maxLength(254))),
  count: z.optional(z.string().check(z.maxLength(10))),
});

/** `otp` is the token of `/auth/reset_password/{otp}`, never the code. */
export const codeRequested = z.object({ message: text, otp: nonEmptyText });

export const tolerantCodeRequested = tolerant(z.object({ message: text, otp: text }));

const codeIncomplete = { error: () => refusal('accounts', 'codeIncomplete').message };

const codeDigit = preprocess(
  (digit) => (typeof digit === 'string' && /^\d$/.test(toLatinDigits(digit)) ? Number(toLatinDigits(digit)) : digit),
  z.number().check(z.int(), z.minimum(0), z.maximum(9)),
);

export const resetCode = z.array(codeDigit, codeIncomplete).check(z.length(4, codeIncomplete));

export const passwordReset = z.object({
  code: preprocess((code) => (isFourDigits(code) ? code : undefined), resetCode),
  password: newPassword(refusal('accounts', 'newPasswordRequired')),
});

export const passwordResetByLink = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(200)),
  password: newPassword(refusal('accounts', 'newPasswordRequired')),
});

export const newPasswordAlone = z.pick(passwordReset, { password: true });
export type NewPassword = z.infer<typeof newPasswordAlone>;

export const resetTokenParams = z.object({ otp: z.string().check(z.minLength(16), z.maxLength(2000)) });

function isFourDigits(code: unknown): boolean {
  const isDigit = (digit: unknown) =>
    (typeof digit === 'string' || typeof digit === 'number') && /^\d$/.test(toLatinDigits(String(digit)));
  return Array.isArray(code) && code.length === 4 && code.every(isDigit);
}

export const changePassword = operation({
  ...endpoints.changePassword,
  summary: 'Change the password of the learner',
  tag: 'Accounts',
  auth: 'session',
  body: passwordChange,
  // The new password has ended the session.
  noScript: { page: '/profile?form=password', donePage: '/login?done=password&next=/profile' },
  response: message,
  rateLimit: 'login',
  errors: [400, 401, 403],
});

export const forgotPassword = operation({
  ...endpoints.forgotPassword,
  summary: 'Send a 4-digit code by mail; the response is the same for every email',
  tag: 'Accounts',
  auth: 'none',
  query: codeRequestQuery,
  body: codeRequest,
  noScript: {
    page: '/login?form=forgotten',
    keep: ['course', 'next'],
    sealed: ['email'],
    sealsAccepted: true,
    toQuery: () => ({ sent: '1' }),
  },
  response: codeRequested,
  rateLimit: 'resets',
  senderLimit: { field: 'email', rateLimits: ['resend', 'mailbox'] },
  errors: [400],
});

export const resetPassword = operation({
  ...endpoints.resetPassword,
  summary: 'Set a new password with the reset token and the code',
  tag: 'Accounts',
  auth: 'none',
  params: resetTokenParams,
  body: passwordReset,
  response: message,
  rateLimit: 'login',
  errors: [400],
});

export const resetPasswordByLink = operation({
  ...endpoints.resetPasswordByLink,
  summary: 'Set a new password with the token of the link in the reset mail',
  tag: 'Accounts',
  auth: 'none',
  body: passwordResetByLink,
  noScript: { page: '/reset_password', keep: ['token'], donePage: '/login?done=password' },
  response: message,
  rateLimit: 'login',
  errors: [400],
  added: true,
});
