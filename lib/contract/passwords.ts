import {
  array,
  type infer as Infer,
  int,
  length,
  maximum,
  maxLength,
  minimum,
  minLength,
  nullish,
  number,
  object,
  optional,
  pick,
  string,
  trim,
} from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, newPassword, passwordsMatch } from './account-fields';
import { message, requiredText, text, tolerant } from './common';
import * as endpoints from './endpoints/passwords';
import { password } from './fields';
import { operation } from './operation';
import { preprocess } from './preprocess';

/** Whose password changes is known from the session; the e-mail must be its own. */
export const passwordChange = object({
  email: nullish(string().check(trim(), maxLength(254))),
  old_password: password(refusal(accounts, 'oldPasswordRequired')),
  password: newPassword(refusal(accounts, 'newPasswordRequired')),
  confirm_password: password(refusal(accounts, 'newConfirmRequired')),
}).check(passwordsMatch());
export type PasswordChange = Infer<typeof passwordChange>;

export const codeRequest = object({ email: accountEmail() });
export type CodeRequest = Infer<typeof codeRequest>;

/** The same values again in the query, as the specification has them; the body counts. */
export const codeRequestQuery = object({
  isweb: optional(string().check(maxLength(10))),
  email: optional(string().check(maxLength(254))),
  count: optional(string().check(maxLength(10))),
});

/** `otp` is an opaque token for `/auth/reset_password/{otp}`, never the code. */
export const codeRequested = object({ message: text, otp: requiredText });

/** The same from an existing backend, which may leave out anything. */
export const tolerantCodeRequested = tolerant(object({ message: text, otp: text }));

const codeDigit = preprocess(
  (digit) => (typeof digit === 'string' && /^\d$/.test(toLatinDigits(digit)) ? Number(toLatinDigits(digit)) : digit),
  number().check(int(), minimum(0), maximum(9)),
);

/** The four digits of the mail, one by one. */
export const resetCode = array(codeDigit, { error: accounts.codeIncomplete }).check(length(4, accounts.codeIncomplete));

export const passwordReset = object({
  code: preprocess((code) => (isFourDigits(code) ? code : undefined), resetCode),
  password: newPassword(refusal(accounts, 'newPasswordRequired')),
});

/** The token of the mail's link takes the place of token and code. */
export const passwordResetByLink = object({
  token: string().check(minLength(16), maxLength(200)),
  password: newPassword(refusal(accounts, 'newPasswordRequired')),
});

/** The last stage's own field; the code was typed in the stage before. */
export const newPasswordAlone = pick(passwordReset, { password: true });
export type NewPassword = Infer<typeof newPasswordAlone>;

export const resetTokenParams = object({ otp: string().check(minLength(16), maxLength(2000)) });

function isFourDigits(code: unknown): boolean {
  const isDigit = (digit: unknown) =>
    (typeof digit === 'string' || typeof digit === 'number') && /^\d$/.test(toLatinDigits(String(digit)));
  return Array.isArray(code) && code.length === 4 && code.every(isDigit);
}

export const changePassword = operation({
  ...endpoints.changePassword,
  summary: 'Change the own password',
  tag: 'Accounts',
  auth: 'session',
  body: passwordChange,
  response: message,
  rateLimit: 'login',
  errors: [400, 401, 403],
});

export const forgotPassword = operation({
  ...endpoints.forgotPassword,
  summary: 'Send a 4-digit code by mail; answers the same for every address',
  tag: 'Accounts',
  auth: 'none',
  query: codeRequestQuery,
  body: codeRequest,
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
  response: message,
  rateLimit: 'login',
  errors: [400],
  added: true,
});
