import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, notificationToken } from './account-fields';
import { message, nonEmptyText, responseId, text, tolerant } from './common';
import * as endpoints from './endpoints/sessions';
import { password } from './fields';
import { operation } from './operation';

export const credentials = z.object({
  email: accountEmail(),
  password: password(refusal('accounts', 'passwordRequired')),
  /** Ignored. */
  confirm_password: z.nullish(z.string().check(z.maxLength(1000))),
  notificationToken,
});
export type Credentials = z.infer<typeof credentials>;

export const sessionToken = nonEmptyText;

export const sessionClaims = z.object({
  _id: responseId,
  name: text,
  email: text,
  phoneNumber: text,
  role: tolerant(z.object({ name: text })),
  /** Seconds since the epoch. */
  exp: tolerant(z.number()),
});
export type SessionClaims = z.infer<typeof sessionClaims>;

export const login = operation({
  ...endpoints.login,
  summary: 'Log in; returns a token',
  tag: 'Accounts',
  auth: 'none',
  body: credentials,
  noScript: {
    page: '/login',
    hasDestination: true,
    keep: ['course', 'next'],
    sealed: ['email'],
    read: ({ email, password }) => ({ email, password, confirm_password: password }),
  },
  response: sessionToken,
  rateLimit: 'login',
  errors: [400, 401],
});

export const logout = operation({
  ...endpoints.logout,
  summary: 'End the session and clear its cookie',
  tag: 'Accounts',
  auth: 'optional',
  noScript: { page: '/', hasDestination: true, clearsStorage: true },
  response: message,
  errors: [],
  added: true,
});

export const getSessionToken = operation({
  ...endpoints.getSessionToken,
  summary: 'The token of the session cookie, for the scripts of the site after a login without scripts',
  tag: 'Accounts',
  auth: 'cookie',
  response: sessionToken,
  rateLimit: 'reading',
  errors: [401],
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
