import { type infer as Infer, object } from 'zod/mini';
import { status } from '@/lib/text/en/status';
import { refusal } from '@/lib/text/refusal';
import { requiredText, text } from './common';
import * as endpoints from './endpoints/status';
import { filled, phoneOrEmail } from './fields';
import { operation } from './operation';

/** A guest follows an enrolment, book order or inquiry with its reference and their phone; an inquiry without a phone, with its e-mail. */
export const statusQuestion = object({
  reference: filled(refusal(status, 'referenceRequired'), { most: 40 }),
  phone: phoneOrEmail(refusal(status, 'phoneRequired')),
});
export type StatusQuestion = Infer<typeof statusQuestion>;

export const statusAnswer = object({
  /** "enrolment", "book order", "payment" or "inquiry". */
  kind: requiredText,
  state: requiredText,
  /** ISO date and time of the last change. */
  at: requiredText,
  /** The course or book. */
  title: text,
  /** Why something was refused. */
  reason: text,
});
export type StatusAnswer = Infer<typeof statusAnswer>;

export const askStatus = operation({
  ...endpoints.askStatus,
  summary:
    'How an enrolment, order or inquiry stands, by reference and phone, or a school’s inquiry by reference and e-mail',
  tag: 'Enrolments',
  auth: 'none',
  body: statusQuestion,
  response: statusAnswer,
  rateLimit: 'status',
  senderLimit: { field: 'reference', rateLimits: ['sender'] },
  errors: [400, 404],
  added: true,
});
