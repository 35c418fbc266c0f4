import { type infer as Infer, object } from 'zod/mini';
import { contact } from '@/lib/text/en/contact';
import { message } from './common';
import * as endpoints from './endpoints';
import { email, filled, honeypot, phone } from './fields';
import { operation } from './operation';

export const contactMessage = object({
  name: filled(contact.nameRequired, { min: [2, contact.nameTooShort], max: [30, contact.nameTooLong] }),
  email: email(contact.emailRequired, contact.emailFormat, contact.emailAddress),
  subject: filled(contact.subjectRequired, { min: [3, contact.subjectTooShort] }),
  phone: phone(contact.phoneRequired),
  message: filled(contact.messageRequired, { min: [10, contact.messageTooShort], most: 5000 }),
  ...honeypot,
});
export type ContactMessage = Infer<typeof contactMessage>;

export const sendContactMessage = operation({
  ...endpoints.sendContactMessage,
  summary: 'Leave a message for the school',
  tag: 'Messages',
  auth: 'none',
  idempotent: true,
  body: contactMessage,
  noScript: { page: '/contact' },
  response: message,
  rateLimit: 'forms',
  senderLimit: { field: 'email', rateLimits: ['sender'] },
  errors: [400],
  added: true,
});
