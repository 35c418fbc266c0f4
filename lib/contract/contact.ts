import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { message } from './common';
import * as endpoints from './endpoints/contact';
import { email, honeypot, phone, requiredText } from './fields';
import { operation } from './operation';

export const contactMessage = z.object({
  name: requiredText(refusal('contact', 'nameRequired'), {
    min: [2, refusal('contact', 'nameTooShort')],
    max: [30, refusal('contact', 'nameTooLong')],
  }),
  email: email(
    refusal('contact', 'emailRequired'),
    refusal('contact', 'emailFormat'),
    refusal('contact', 'emailAddress'),
  ),
  subject: requiredText(refusal('contact', 'subjectRequired'), { min: [3, refusal('contact', 'subjectTooShort')] }),
  phone: phone(refusal('contact', 'phoneRequired')),
  message: requiredText(refusal('contact', 'messageRequired'), {
    min: [10, refusal('contact', 'messageTooShort')],
    maxUnits: 5000,
  }),
  ...honeypot,
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const sendContactMessage = operation({
  ...endpoints.sendContactMessage,
  summary: 'Leave a message for the school',
  tag: 'Messages',
  auth: 'none',
  idempotent: true,
  body: contactMessage,
  noScript: { page: '/contact', sealed: ['name', 'email', 'subject', 'phone', 'message'] },
  response: message,
  rateLimit: 'forms',
  senderLimit: { field: 'email', rateLimits: ['sender'] },
  errors: [400],
  added: true,
});
