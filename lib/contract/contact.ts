import { type infer as Infer, object } from 'zod/mini';
import { contact } from '@/lib/text/en/contact';
import { email, filled, honeypot, phone } from './fields';

export const contactMessage = object({
  name: filled(contact.nameRequired, { min: [2, contact.nameTooShort], max: [30, contact.nameTooLong] }),
  email: email(contact.emailRequired, contact.emailFormat, contact.emailAddress),
  subject: filled(contact.subjectRequired, { min: [3, contact.subjectTooShort] }),
  phone: phone(contact.phoneRequired),
  message: filled(contact.messageRequired, { min: [10, contact.messageTooShort], most: 5000 }),
  ...honeypot,
});
export type ContactMessage = Infer<typeof contactMessage>;
