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
  omit,
  optional,
  pick,
  record,
  refine,
  string,
  trim,
  unknown,
} from 'zod/mini';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts } from '@/lib/text/en/accounts';
import { answeredId, requiredText, text, tolerant } from './common';
import { email, filled, honeypot, password, phone } from './fields';
import { preprocess } from './preprocess';

const accountEmail = () => email(accounts.emailRequired, accounts.emailFormat, accounts.emailAddress);
const newPassword = (missing: string) => password(missing, [6, accounts.passwordTooShort], accounts.passwordTooLong);
const passwordsMatch = (sent: { password?: unknown; confirm_password?: unknown }) =>
  sent.password === sent.confirm_password;
const differ = { path: ['confirm_password'], message: accounts.passwordsDiffer };

/** The mobile app's push token; a browser sends none. */
const notificationToken = nullish(string().check(maxLength(500)));

export const registration = object({
  name: filled(accounts.nameRequired, { most: 100 }),
  email: accountEmail(),
  /** A leading 0 is added where it is missing (`withLeadingZero`). */
  phoneNumber: phone(accounts.phoneRequired),
  password: newPassword(accounts.passwordRequired),
  confirm_password: password(accounts.confirmRequired),
  notificationToken,
  ...honeypot,
}).check(refine(passwordsMatch, differ));
export type Registration = Infer<typeof registration>;

export const login = object({
  email: accountEmail(),
  password: password(accounts.passwordRequired),
  /** The same as the password; ignored. */
  confirm_password: nullish(string().check(maxLength(1000))),
  notificationToken,
});
export type Login = Infer<typeof login>;

/** Register and login answer a signed token. */
export const sessionToken = requiredText;

/** What a token says about its learner. */
export const sessionClaims = object({
  _id: answeredId,
  name: text,
  email: text,
  phoneNumber: text,
  role: tolerant(object({ name: text })),
  /** Seconds since 1970. */
  exp: tolerant(number()),
});
export type SessionClaims = Infer<typeof sessionClaims>;

/** A learner's own data, as the profile shows it. */
export const learner = omit(sessionClaims, { exp: true });
export type Learner = Infer<typeof learner>;

/** Whose password changes is known from the session; the e-mail must be its own. */
export const passwordChange = object({
  email: nullish(string().check(trim(), maxLength(254))),
  old_password: password(accounts.oldPasswordRequired),
  password: newPassword(accounts.newPasswordRequired),
  confirm_password: password(accounts.newConfirmRequired),
}).check(refine(passwordsMatch, differ));
export type PasswordChange = Infer<typeof passwordChange>;

export const forgotPassword = object({ email: accountEmail() });
export type ForgotPassword = Infer<typeof forgotPassword>;

/** The same values again in the query, as the specification has them; the body counts. */
export const forgotPasswordQuery = object({
  isweb: optional(string().check(maxLength(10))),
  email: optional(string().check(maxLength(254))),
  count: optional(string().check(maxLength(10))),
});

/** `otp` is an opaque token for `/auth/reset_password/{otp}`, never the code. */
export const forgotPasswordAnswer = object({ message: text, otp: requiredText });

/** The same from an existing backend, which may leave out anything. */
export const tolerantForgotPasswordAnswer = tolerant(object({ message: text, otp: text }));

const codeDigit = preprocess(
  (digit) => (typeof digit === 'string' && /^\d$/.test(toLatinDigits(digit)) ? Number(toLatinDigits(digit)) : digit),
  number().check(int(), minimum(0), maximum(9)),
);

/** The four digits of the mail, one by one. */
export const resetCode = array(codeDigit, { error: accounts.codeIncomplete }).check(length(4, accounts.codeIncomplete));

export const passwordReset = object({
  code: preprocess((code) => (isFourDigits(code) ? code : undefined), resetCode),
  password: newPassword(accounts.newPasswordRequired),
});

/** The token of the mail's link takes the place of token and code. */
export const passwordResetByLink = object({
  token: string().check(minLength(16), maxLength(200)),
  password: newPassword(accounts.newPasswordRequired),
});

/** The last stage's own field; the code was typed in the stage before. */
export const newPasswordAlone = pick(passwordReset, { password: true });
export type NewPassword = Infer<typeof newPasswordAlone>;

export const resetTokenParams = object({ otp: string().check(minLength(16), maxLength(2000)) });

/** Leaving the school's records needs the password once more. */
export const accountDeletion = object({ password: password(accounts.passwordRequired) });
export type AccountDeletion = Infer<typeof accountDeletion>;

/** Everything the school keeps about a learner, by kind of record. */
export const myData = record(string(), unknown());

function isFourDigits(code: unknown): boolean {
  const isDigit = (digit: unknown) =>
    (typeof digit === 'string' || typeof digit === 'number') && /^\d$/.test(toLatinDigits(String(digit)));
  return Array.isArray(code) && code.length === 4 && code.every(isDigit);
}
