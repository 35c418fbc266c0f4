import { type infer as Infer, maxLength, nullish, number, object, string } from 'zod/mini';
import { accounts } from '@/lib/text/en/accounts';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, notificationToken } from './account-fields';
import { answeredId, message, requiredText, text, tolerant } from './common';
import * as endpoints from './endpoints/sessions';
import { password } from './fields';
import { operation } from './operation';

export const credentials = object({
  email: accountEmail(),
  password: password(refusal(accounts, 'passwordRequired')),
  /** The same as the password; ignored. */
  confirm_password: nullish(string().check(maxLength(1000))),
  notificationToken,
});
export type Credentials = Infer<typeof credentials>;

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

export const login = operation({
  ...endpoints.login,
  summary: 'Log in; answers a token',
  tag: 'Accounts',
  auth: 'none',
  body: credentials,
  response: sessionToken,
  rateLimit: 'login',
  errors: [400, 401],
});

export const logout = operation({
  ...endpoints.logout,
  summary: 'End the session and clear its cookie',
  tag: 'Accounts',
  auth: 'optional',
  response: message,
  errors: [],
  added: true,
});

export const mirrorSession = operation({
  ...endpoints.mirrorSession,
  summary: 'Mirror the token of the Authorization header in the session cookie',
  tag: 'Accounts',
  auth: 'session',
  response: sessionClaims,
  errors: [401, 403],
  added: true,
});
