import {
  type infer as Infer,
  maxLength,
  object,
  optional,
  string,
  superRefine,
  trim,
  type ZodMiniType,
  enum as zodEnum,
} from 'zod/mini';
import { forms } from '@/lib/text/en/forms';
import { inquiries } from '@/lib/text/en/inquiries';
import { refusal } from '@/lib/text/refusal';
import { message } from './common';
import * as endpoints from './endpoints/inquiries';
import { email, filled, honeypot, issueOf } from './fields';
import { type HeardKey, heard, inquiryKeys, type UpdatesKey, updates } from './inquiry-keys';
import { type InquiryKind, inquiryTypes } from './inquiry-options';
import { operation } from './operation';
import { preprocess } from './preprocess';

const wireText = optional(
  preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? undefined)),
    optional(string().check(trim(), maxLength(3000, forms.tooLong))),
  ),
);

const fields = {
  email: email(refusal(inquiries, 'emailRequired')),
  type: zodEnum([inquiryTypes.student, inquiryTypes.collaboration]),
  schoolOrcampus: wireText,
  schoolOrcampusAddress: wireText,
  contentNameOrPerson: filled(refusal(inquiries, 'nameRequired')),
  nameOfStudent: wireText,
  /** The age, else the age groups joined. */
  ageOfStudent: wireText,
  emailAddressOrProposalSubmissions: wireText,
  preferredMethodOfContact: wireText,
  numberOfStudent: wireText,
  /** The contact number. */
  Students: wireText,
  selectTheLevelForWhichYouWouldLikeToInquire: wireText,
  whichCourseAreYouInterestedIn: wireText,
  proficiency: wireText,
  preferredNumberOfSessions: wireText,
  preferredCourseDuration: wireText,
  /** JSON of 7×4 booleans. */
  preferredLearningSchedule: wireText,
  typeOfSupportRequired: wireText,
  learningMode: wireText,
  specificLearningGoalsOrRequirements: wireText,
  relationshipToStudent: wireText,
  additionalRequirementsOrInformation: wireText,
  additionalCommentsOrQuestions: wireText,
  ...honeypot,
};

const plainInquiry = object(fields);

/** An inquiry as sent; the two keys that carry the product's name are read with `inquiryKeys`. */
export type Inquiry = Infer<typeof plainInquiry> & { [key in HeardKey | UpdatesKey]?: string };

/** The inquiry of a product: e-mail, then names, are checked; every other field may be missing. */
export function inquiry(product: string): ZodMiniType<Inquiry> {
  const keys = inquiryKeys(product);
  return object({ ...fields, [keys.heard]: wireText, [keys.updates]: wireText }).check(
    superRefine((sent, context) => {
      if (sent.type !== inquiryTypes.student || (typeof sent.nameOfStudent === 'string' && sent.nameOfStudent)) return;
      context.addIssue({ ...issueOf(refusal(inquiries, 'nameRequired')), path: ['nameOfStudent'] });
    }),
  ) as unknown as ZodMiniType<Inquiry>;
}

const common = [
  'email',
  'type',
  'contentNameOrPerson',
  'ageOfStudent',
  'numberOfStudent',
  'preferredCourseDuration',
  'preferredMethodOfContact',
  'website',
];
const own: Record<InquiryKind, string[]> = {
  student: [
    'nameOfStudent',
    'Students',
    'relationshipToStudent',
    'selectTheLevelForWhichYouWouldLikeToInquire',
    'whichCourseAreYouInterestedIn',
    'preferredLearningSchedule',
    'learningMode',
    'specificLearningGoalsOrRequirements',
    heard,
    updates,
  ],
  collaboration: [
    'schoolOrcampus',
    'schoolOrcampusAddress',
    'emailAddressOrProposalSubmissions',
    'proficiency',
    'preferredNumberOfSessions',
    'typeOfSupportRequired',
    'additionalRequirementsOrInformation',
    'additionalCommentsOrQuestions',
  ],
};

/** The inquiry with the fields of its own type alone. */
export function ownFields(sent: Inquiry, product: string): Inquiry {
  const kind: InquiryKind = sent.type === inquiryTypes.student ? 'student' : 'collaboration';
  const kept = new Set(
    [...common, ...own[kind]].map((key) => (key === heard || key === updates ? `${key}${product}` : key)),
  );
  return Object.fromEntries(Object.entries(sent).filter(([key]) => kept.has(key))) as Inquiry;
}

/** The body's two keys that carry the product's name are those of `product`. */
export const createInquiryFor = (product: string) =>
  operation({
    ...endpoints.createInquiry,
    summary: 'Send an inquiry for a quotation or a collaboration',
    tag: 'Messages',
    auth: 'none',
    idempotent: true,
    body: inquiry(product),
    response: message,
    rateLimit: 'forms',
    senderLimit: { field: 'email', rateLimits: ['sender'] },
    errors: [400],
  });
