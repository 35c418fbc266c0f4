import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { count, nonEmptyText, text, tolerant } from './common';
import * as endpoints from './endpoints/status';
import { enrolledClass } from './enrolled-classes';
import { phoneOrEmail, requiredText } from './fields';
import { operation } from './operation';

/** `phone` may be the email of an inquiry that has no phone number. */
export const statusRequest = z.object({
  reference: requiredText(refusal('status', 'referenceRequired'), { maxUnits: 40 }),
  phone: phoneOrEmail(refusal('status', 'phoneRequired')),
});
export type StatusRequest = z.infer<typeof statusRequest>;

export const statusResponse = z.object({
  kind: nonEmptyText,
  state: nonEmptyText,
  /** ISO 8601. */
  at: nonEmptyText,
  /** In the language of the caller: phones have no names of months in Burmese. */
  date: text,
  title: text,
  reason: text,
  /** Of a request for a class: its name, days and dates. */
  class: text,
  /** For those who hold a place. */
  enrolledClass: tolerant(enrolledClass),
  /** ISO 8601: the end of a reservation or an offer. */
  heldUntil: text,
  /** The same in the language of the request: browsers lack the names of days in Burmese. */
  until: text,
  /** In the waiting list, from 1. */
  position: count,
  /** The page where the transfer of a reservation is sent. */
  payPath: text,
  /** The page that answers an offer. */
  offerPath: text,
  /** The form for another screenshot, once the transfer was rejected. */
  resendPath: text,
});
export type StatusResponse = z.infer<typeof statusResponse>;

export const askStatus = operation({
  ...endpoints.askStatus,
  summary:
    'How an enrolment, order, inquiry or message stands, by reference and phone, or a school’s inquiry by reference and email',
  tag: 'Enrolments',
  auth: 'none',
  body: statusRequest,
  noScript: { page: '/status', sealed: ['reference', 'phone'], sealsAccepted: true },
  response: statusResponse,
  rateLimit: 'status',
  senderLimit: { field: 'reference', rateLimits: ['sender'] },
  errors: [400, 404],
  added: true,
});

export const readPostedStatus = operation({
  ...endpoints.readPostedStatus,
  summary: 'The same once more after a form post, for ten minutes, by the `answer` of its redirect',
  tag: 'Enrolments',
  auth: 'none',
  params: z.object({ answer: z.string().check(z.minLength(16), z.maxLength(2000)) }),
  response: statusResponse,
  errors: [400, 404],
  added: true,
});
