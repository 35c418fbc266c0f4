import { type infer as Infer, object, omit, record, string, unknown } from 'zod/mini';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, newPassword, notificationToken, passwordsMatch } from './account-fields';
import { message } from './common';
import * as endpoints from './endpoints/accounts';
import { filled, honeypot, password, phone } from './fields';
import { operation } from './operation';
import { sessionClaims, sessionToken } from './sessions';

export const registration = object({
  name: filled(refusal(accounts, 'nameRequired'), { most: 100 }),
  email: accountEmail(),
  /** A leading 0 is added where it is missing (`withLeadingZero`). */
  phoneNumber: phone(refusal(accounts, 'phoneRequired')),
  password: newPassword(refusal(accounts, 'passwordRequired')),
  confirm_password: password(refusal(accounts, 'confirmRequired')),
  notificationToken,
  ...honeypot,
}).check(passwordsMatch());
export type Registration = Infer<typeof registration>;

/** A learner's own data, as the profile shows it. */
export const learner = omit(sessionClaims, { exp: true });
export type Learner = Infer<typeof learner>;

/** Leaving the school's records needs the password once more. */
export const accountDeletion = object({ password: password(refusal(accounts, 'passwordRequired')) });
export type AccountDeletion = Infer<typeof accountDeletion>;

/** Everything the school keeps about a learner, by kind of record. */
export const myData = record(string(), unknown());

export const register = operation({
  ...endpoints.register,
  summary: 'Create an account; answers its token',
  tag: 'Accounts',
  auth: 'none',
  body: registration,
  response: sessionToken,
  rateLimit: 'register',
  errors: [400, 409],
});

export const getLearner = operation({
  ...endpoints.getLearner,
  summary: 'The own profile',
  tag: 'Accounts',
  auth: 'cookie',
  response: learner,
  errors: [401],
  added: true,
});

export const getMyData = operation({
  ...endpoints.getMyData,
  summary: 'Everything the school keeps about the learner',
  tag: 'Accounts',
  auth: 'session',
  response: myData,
  errors: [401],
  added: true,
});

export const deleteAccount = operation({
  ...endpoints.deleteAccount,
  summary: 'Delete the own account',
  tag: 'Accounts',
  auth: 'session',
  body: accountDeletion,
  response: message,
  rateLimit: 'login',
  errors: [400, 401],
  added: true,
});
