import type { PayloadRequest } from 'payload';
import { staffResetMail } from '@/lib/mail/templates/staff-reset';

type ForgotPassword = { req?: PayloadRequest; token?: string; user?: { email?: string } };

const mailFor = ({ req, token = '', user }: ForgotPassword = {}) =>
  staffResetMail(user?.email ?? '', token, req?.i18n?.language);

/** Payload's default email has a link without a host unless `SITE_URL` is set. */
export const staffResetEmail = {
  generateEmailHTML: (args?: ForgotPassword) => mailFor(args).html,
  generateEmailSubject: (args?: ForgotPassword) => mailFor(args).subject,
};
