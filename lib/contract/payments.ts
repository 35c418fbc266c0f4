import { extend, type infer as Infer, object, regex, string } from 'zod/mini';
import { enrolments } from '@/lib/text/en/enrolments';
import { payments } from '@/lib/text/en/payments';
import { refusal } from '@/lib/text/refusal';
import { answeredId, flag, idPattern, message, text, tolerant, tolerantList } from './common';
import * as endpoints from './endpoints/payments';
import { payerName } from './enrolments';
import { asText, phone, rule, screenshot } from './fields';
import { idParam, operation } from './operation';
import { preprocess } from './preprocess';
import { transferNotes } from './transfers';

/** The id of a course, as the ids of its backend are. */
export const chosenCourse = (ids: RegExp) =>
  preprocess(
    asText,
    string().check(
      rule((course) => ids.test(course), refusal(payments, 'courseRequired')),
      regex(ids),
    ),
  );

/** The text fields of a payment request; who pays is known from the session. */
export const paymentFields = object({
  name: payerName,
  /** The payer's phone number. */
  description: phone(refusal(enrolments, 'phoneRequired')),
  course: chosenCourse(idPattern),
  ...transferNotes,
});

export const paymentRequest = extend(paymentFields, { payment: screenshot });
export type PaymentRequest = Infer<typeof paymentRequest>;

/** A course a learner has asked for. */
export const enrolledCourse = object({
  _id: answeredId,
  /** True once accepted. */
  status: flag,
  course: tolerant(object({ _id: text, name: text, mainType: text })),
  /** Beyond the specification: why `status` is false. */
  state: text,
  reason: text,
  createdAt: text,
  reference: text,
});
export type EnrolledCourse = Infer<typeof enrolledCourse>;

export const enrolledCourses = tolerantList(enrolledCourse);

export const requestPayment = operation({
  ...endpoints.requestPayment,
  summary: 'Ask for access to a video course, with a screenshot of the transfer',
  tag: 'Enrolments',
  auth: 'session',
  idempotent: true,
  body: paymentRequest,
  multipart: true,
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
