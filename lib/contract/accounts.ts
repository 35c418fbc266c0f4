import * as z from 'zod/mini';
import { locales } from '@/lib/format/locale';
import { withLeadingZero } from '@/lib/format/phone';
import { refusal } from '@/lib/text/refusal';
import { accountEmail, newPassword, notificationToken, passwordsMatch } from './account-fields';
import { message, tolerant } from './common';
import * as endpoints from './endpoints/accounts';
import { honeypot, password, phone, requiredText } from './fields';
import { operation } from './operation';
import { sessionClaims, sessionToken } from './sessions';

export const registration = z
  .object({
    name: requiredText(refusal('accounts', 'nameRequired'), { maxUnits: 100 }),
    email: accountEmail(),
    /** With a leading 0. */
    phoneNumber: phone(refusal('accounts', 'phoneRequired')),
    password: newPassword(refusal('accounts', 'passwordRequired')),
    confirm_password: password(refusal('accounts', 'confirmRequired')),
    notificationToken,
    ...honeypot,
  })
  .check(passwordsMatch());
export type Registration = z.infer<typeof registration>;

/** Of the mails to the learner. */
const language = z.enum(locales);

export const learner = z.extend(z.omit(sessionClaims, { exp: true }), { language: tolerant(language) });
export type Learner = z.infer<typeof learner>;

export const accountDeletion = z.object({ password: password(refusal('accounts', 'passwordRequired')) });
export type AccountDeletion = z.infer<typeof accountDeletion>;

export const languageChange = z.object({ language });

export const myData = z.record(z.string(), z.unknown());

export const register = operation({
  ...endpoints.register,
  summary: 'Create an account; returns its token',
  tag: 'Accounts',
  auth: 'none',
  body: registration,
  noScript: {
    page: '/register',
    hasDestination: true,
    keep: ['course', 'next'],
    sealed: ['name', 'email', 'phoneNumber'],
    read: (fields) => ({ ...fields, phoneNumber: withLeadingZero(String(fields.phoneNumber ?? '')) }),
  },
  response: sessionToken,
  rateLimit: 'register',
  errors: [400, 409],
});

export const getLearner = operation({
  ...endpoints.getLearner,
  summary: 'The profile of the learner',
  tag: 'Accounts',
  auth: 'cookie',
  response: learner,
  errors: [401],
  added: true,
});

export const getMyData = operation({
  ...endpoints.getMyData,
  summary: 'Everything the school stores about the learner',
  tag: 'Accounts',
  auth: 'session',
  response: myData,
  errors: [401],
  added: true,
});

export const downloadMyData = operation({
  ...getMyData,
  ...endpoints.downloadMyData,
  summary: 'The same as a file, for forms without scripts',
  noScript: { page: '/profile?form=data', isDownload: true },
  rateLimit: 'forms',
});

export const changeLanguage = operation({
  ...endpoints.changeLanguage,
  summary: 'Change the language of mails to the learner',
  tag: 'Accounts',
  auth: 'session',
  body: languageChange,
  noScript: { page: '/profile?form=language' },
  response: message,
  rateLimit: 'forms',
  errors: [400, 401],
  added: true,
});

export const deleteAccount = operation({
  ...endpoints.deleteAccount,
  summary: 'Delete the account of the learner',
  tag: 'Accounts',
  auth: 'session',
  body: accountDeletion,
  response: message,
  rateLimit: 'login',
  errors: [400, 401],
  added: true,
});

export const deleteAccountByForm = operation({
  ...deleteAccount,
  ...endpoints.deleteAccountByForm,
  summary: 'The same for forms without scripts, which cannot send DELETE',
  noScript: { page: '/profile?form=deletion', donePage: '/account-deletion?done=1', clearsStorage: true },
});
