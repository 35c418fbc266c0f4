import { array, type infer as Infer, number, object, preprocess, record, string, unknown } from 'zod';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts } from '@/lib/text/en/accounts';
import { answeredId, requiredText, text, tolerant } from './common';
import { email, filled, honeypot, password, phone } from './fields';

const accountEmail = () => email(accounts.emailRequired, accounts.emailFormat, accounts.emailAddress);
const newPassword = (missing: string) => password(missing, [6, accounts.passwordTooShort], accounts.passwordTooLong);
const passwordsMatch = (sent: { password?: unknown; confirm_password?: unknown }) =>
  sent.password === sent.confirm_password;
const differ = { path: ['confirm_password'], message: accounts.passwordsDiffer };

/** The mobile app's push token; a browser sends none. */
const notificationToken = string().max(500).nullish();

export const registration = object({
  name: filled(accounts.nameRequired, { most: 100 }),
  email: accountEmail(),
  /** A leading 0 is added where it is missing (`withLeadingZero`). */
  phoneNumber: phone(accounts.phoneRequired),
  password: newPassword(accounts.passwordRequired),
  confirm_password: password(accounts.confirmRequired),
  notificationToken,
  ...honeypot,
}).refine(passwordsMatch, differ);
export type Registration = Infer<typeof registration>;

export const login = object({
  email: accountEmail(),
  password: password(accounts.passwordRequired),
  /** The same as the password; ignored. */
  confirm_password: string().max(1000).nullish(),
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
  role: tolerant(object({ name: text }).optional()),
  /** Seconds since 1970. */
  exp: tolerant(number().optional()),
});
export type SessionClaims = Infer<typeof sessionClaims>;

/** A learner's own data, as the profile shows it. */
export const learner = sessionClaims.omit({ exp: true });
export type Learner = Infer<typeof learner>;

/** Whose password changes is known from the session; the e-mail must be its own. */
export const passwordChange = object({
  email: string().trim().max(254).nullish(),
  old_password: password(accounts.oldPasswordRequired),
  password: newPassword(accounts.newPasswordRequired),
  confirm_password: password(accounts.newConfirmRequired),
}).refine(passwordsMatch, differ);
export type PasswordChange = Infer<typeof passwordChange>;

export const forgotPassword = object({ email: accountEmail() });
export type ForgotPassword = Infer<typeof forgotPassword>;

/** The same values again in the query, as the specification has them; the body counts. */
export const forgotPasswordQuery = object({
  isweb: string().max(10).optional(),
  email: string().max(254).optional(),
  count: string().max(10).optional(),
});

/** `otp` is an opaque token for `/auth/reset_password/{otp}`, never the code. */
export const forgotPasswordAnswer = object({ message: text, otp: requiredText });
export type ForgotPasswordAnswer = Infer<typeof forgotPasswordAnswer>;

/** Seconds until a code may be asked for again. */
export const resendSeconds = 60;

const codeDigit = preprocess(
  (digit) => (typeof digit === 'string' && /^\d$/.test(toLatinDigits(digit)) ? Number(toLatinDigits(digit)) : digit),
  number().int().min(0).max(9),
);

/** The four digits of the mail, one by one. */
export const resetCode = array(codeDigit, { error: accounts.codeIncomplete }).length(4, accounts.codeIncomplete);

export const passwordReset = object({
  code: preprocess((code) => (isFourDigits(code) ? code : undefined), resetCode),
  password: newPassword(accounts.newPasswordRequired),
});
export type PasswordReset = Infer<typeof passwordReset>;

export const resetTokenParams = object({ otp: string().min(16).max(2000) });

/** Leaving the school's records needs the password once more. */
export const accountDeletion = object({ password: password(accounts.passwordRequired) });
export type AccountDeletion = Infer<typeof accountDeletion>;

/** Everything the school keeps about a learner, by kind of record. */
export const myData = record(string(), unknown());

function isFourDigits(code: unknown): boolean {
  return Array.isArray(code) && code.length === 4 && code.every((digit) => /^\d$/.test(toLatinDigits(String(digit))));
}
