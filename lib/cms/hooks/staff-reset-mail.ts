import type { PayloadRequest } from 'payload';
import { staffResetMail } from '@/lib/mail/templates/staff-reset';

type Request = { req?: PayloadRequest; token?: string; user?: { email?: string } };

const mailFor = ({ req, token = '', user }: Request = {}) =>
  staffResetMail(user?.email ?? '', token, req?.i18n?.language);

/** Payload's own mail has a link without a host unless `SITE_URL` is set. */
export const staffResetLetter = {
  generateEmailHTML: (request?: Request) => mailFor(request).html,
  generateEmailSubject: (request?: Request) => mailFor(request).subject,
};
