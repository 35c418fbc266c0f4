import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { message } from './common';
import * as endpoints from './endpoints/enrolments';
import { age, asText, email, honeypot, optionalText, phone, requiredText, rule, screenshot } from './fields';
import { idParam, operation } from './operation';
import { preprocess } from './preprocess';
import { transferNotes, withoutUnusedReservation } from './transfers';

export const zoomCourseTypes = [
  'Rules & Policy for the Zoom Group Course',
  'Rules & Policy for the Zoom Private/Individual Course',
] as const;

export const communicationChannels = ['telegram', 'viber', 'whatsapp', 'imessage', 'other'] as const;
export type Communication = Record<(typeof communicationChannels)[number], boolean>;

export function serialiseCommunication(chosen: Partial<Communication>): string {
  return JSON.stringify(
    Object.fromEntries(communicationChannels.map((channel) => [channel, chosen[channel] === true])),
  );
}

const asCommunication = (value: unknown) => {
  if (typeof value === 'boolean') return undefined;
  const chosen = [value].flat().filter((name) => communicationChannels.some((channel) => channel === name));
  return chosen.length > 0 || Array.isArray(value)
    ? serialiseCommunication(Object.fromEntries(chosen.map((channel) => [channel, true])))
    : value;
};

const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : value);

export function parseCommunication(text: string | undefined): (typeof communicationChannels)[number][] {
  try {
    const chosen: unknown = JSON.parse(text ?? '');
    if (typeof chosen !== 'object' || chosen === null) return [];
    const flags = chosen as Record<string, unknown>;
    return communicationChannels.filter((channel) => flags[channel] === true);
  } catch {
    return [];
  }
}

export const payerName = requiredText(refusal('enrolments', 'nameRequired'), {
  min: [4, refusal('enrolments', 'nameTooShort')],
  max: [40, refusal('enrolments', 'nameTooLong')],
});

export const enrolmentFields = z.object({
  name: payerName,
  email: email(
    refusal('enrolments', 'emailRequired'),
    refusal('enrolments', 'emailInvalid'),
    refusal('enrolments', 'emailInvalid'),
  ),
  phNumber: phone(refusal('enrolments', 'phoneRequired')),
  fbName: requiredText(refusal('enrolments', 'facebookRequired'), {
    min: [3, refusal('enrolments', 'facebookTooShort')],
    max: [40, refusal('enrolments', 'facebookTooLong')],
  }),
  age: age(refusal('enrolments', 'ageRequired'), 5, 90, refusal('enrolments', 'ageOutOfRange')),
  /** One or more types, joined with ", ". */
  courseType: preprocess(joined, requiredText(refusal('enrolments', 'courseTypeRequired'))),
  ruleStatus: preprocess(
    (value) => (value === true ? 'true' : asText(value)),
    z.string().check(
      rule((accepted) => accepted === 'true', refusal('enrolments', 'rulesRequired')),
      z.regex(/^true$/),
    ),
  ),
  communication: preprocess(asCommunication, optionalText(500)),
  ...transferNotes,
  ...honeypot,
});

export const enrolment = z.extend(enrolmentFields, { snapShot: screenshot });
export type Enrolment = z.infer<typeof enrolment>;

const enrolmentTexts = [
  ...['child', 'name', 'email', 'phNumber', 'fbName', 'age', 'courseType', 'communication'],
  ...['amount', 'transactionNumber', 'ruleStatus'],
];

export const enrol = operation({
  ...endpoints.enrol,
  summary: 'Enrol in a course by video meeting, with a screenshot of the transfer',
  tag: 'Enrolments',
  auth: 'optional',
  params: idParam('courseId'),
  idempotent: true,
  body: enrolment,
  multipart: true,
  noScript: {
    page: '/zoom?course=:courseId',
    keep: ['class', 'reservation'],
    sealed: enrolmentTexts,
    read: withoutUnusedReservation,
  },
  response: message,
  rateLimit: 'uploads',
  senderLimit: { field: 'phNumber', rateLimits: ['sender'] },
  errors: [400, 404, 413, 415],
});
