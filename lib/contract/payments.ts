import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { flag, idPattern, message, responseId, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/payments';
import { payerName } from './enrolments';
import { asText, phone, rule, screenshot } from './fields';
import { idParam, operation } from './operation';
import { preprocess } from './preprocess';
import { transferNotes, withoutUnusedReservation } from './transfers';

export const chosenCourse = (ids: RegExp) =>
  preprocess(
    asText,
    z.string().check(
      rule((course) => ids.test(course), refusal('payments', 'courseRequired')),
      z.regex(ids),
    ),
  );

export const paymentFields = z.object({
  name: payerName,
  description: phone(refusal('enrolments', 'phoneRequired')),
  course: chosenCourse(idPattern),
  ...transferNotes,
});

export const paymentRequest = z.extend(paymentFields, { payment: screenshot });
export type PaymentRequest = z.infer<typeof paymentRequest>;

export const enrolledCourse = z.object({
  _id: responseId,
  status: flag,
  course: tolerant(z.object({ _id: text, name: text, mainType: text })),
  /** Not in the specification. Tells pending from rejected. */
  state: text,
  reason: text,
  createdAt: text,
  reference: text,
});
export type EnrolledCourse = z.infer<typeof enrolledCourse>;

export const enrolledCourses = tolerantList(enrolledCourse);

export const requestPayment = operation({
  ...endpoints.requestPayment,
  summary: 'Ask for access to a video course, with a screenshot of the transfer',
  tag: 'Enrolments',
  auth: 'session',
  idempotent: true,
  body: paymentRequest,
  multipart: true,
  noScript: {
    page: '/payment',
    keep: ['course', 'class', 'reservation'],
    sealed: ['child', 'name', 'description', 'amount', 'transactionNumber'],
    read: withoutUnusedReservation,
  },
  response: message,
  rateLimit: 'uploads',
  senderLimit: { field: 'description', rateLimits: ['sender'] },
  errors: [400, 401, 404, 413, 415],
});

export const listEnrolledCourses = operation({
  ...endpoints.listEnrolledCourses,
  summary: 'The courses a learner has asked for; their own alone',
  tag: 'Accounts',
  auth: 'cookie',
  params: idParam('userId'),
  response: enrolledCourses,
  errors: [400, 401, 403],
});
