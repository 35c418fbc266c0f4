import * as z from 'zod/mini';
import { refusal } from '@/lib/text/refusal';
import { message } from './common';
import * as endpoints from './endpoints/inquiries';
import { email, honeypot, issueOf, requiredText } from './fields';
import { type HeardKey, heard, inquiryKeys, type UpdatesKey, updates } from './inquiry-keys';
import { type InquiryKind, inquiryTypes } from './inquiry-options';
import { htmlNames, readHtmlInquiry, toWire } from './inquiry-values';
import { operation } from './operation';
import { preprocess } from './preprocess';

const wireText = z.optional(
  preprocess(
    (value) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : (value ?? undefined)),
    z.optional(z.string().check(z.trim(), z.maxLength(3000, { error: () => refusal('forms', 'tooLong').message }))),
  ),
);

const fields = {
  email: email(refusal('inquiries', 'emailRequired')),
  type: z.enum([inquiryTypes.student, inquiryTypes.collaboration]),
  schoolOrcampus: wireText,
  schoolOrcampusAddress: wireText,
  contentNameOrPerson: requiredText(refusal('inquiries', 'nameRequired')),
  nameOfStudent: wireText,
  /** An age, or age groups joined with ", ". */
  ageOfStudent: wireText,
  emailAddressOrProposalSubmissions: wireText,
  preferredMethodOfContact: wireText,
  numberOfStudent: wireText,
  Students: wireText,
  selectTheLevelForWhichYouWouldLikeToInquire: wireText,
  whichCourseAreYouInterestedIn: wireText,
  proficiency: wireText,
  preferredNumberOfSessions: wireText,
  preferredCourseDuration: wireText,
  preferredLearningSchedule: wireText,
  typeOfSupportRequired: wireText,
  learningMode: wireText,
  specificLearningGoalsOrRequirements: wireText,
  relationshipToStudent: wireText,
  additionalRequirementsOrInformation: wireText,
  additionalCommentsOrQuestions: wireText,
  ...honeypot,
};

const plainInquiry = z.object(fields);

export type Inquiry = z.infer<typeof plainInquiry> & { [key in HeardKey | UpdatesKey]?: string };

export function inquiry(product: string): z.ZodMiniType<Inquiry> {
  const keys = inquiryKeys(product);
  return z.object({ ...fields, [keys.heard]: wireText, [keys.updates]: wireText }).check(
    z.superRefine((fields, context) => {
      if (fields.type !== inquiryTypes.student || (typeof fields.nameOfStudent === 'string' && fields.nameOfStudent))
        return;
      context.addIssue({ ...issueOf(refusal('inquiries', 'nameRequired')), path: ['nameOfStudent'] });
    }),
  ) as unknown as z.ZodMiniType<Inquiry>;
}

const commonFields = [
  'email',
  'type',
  'contentNameOrPerson',
  'ageOfStudent',
  'numberOfStudent',
  'preferredCourseDuration',
  'preferredMethodOfContact',
  'website',
];
const typeFields: Record<InquiryKind, string[]> = {
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

export function ownFields(fields: Inquiry, product: string): Inquiry {
  const kind: InquiryKind = fields.type === inquiryTypes.student ? 'student' : 'collaboration';
  const names = new Set(
    [...commonFields, ...typeFields[kind]].map((key) => (key === heard || key === updates ? `${key}${product}` : key)),
  );
  return Object.fromEntries(Object.entries(fields).filter(([key]) => names.has(key))) as Inquiry;
}

export const createInquiryFor = (product: string) =>
  operation({
    ...endpoints.createInquiry,
    summary: 'Send an inquiry for a quotation or a collaboration',
    tag: 'Messages',
    auth: 'none',
    idempotent: true,
    body: inquiry(product),
    noScript: {
      page: '/quotation',
      keep: ['kind'],
      sealed: htmlNames(),
      read: (fields: Record<string, string>) => ({
        ...toWire(readHtmlInquiry(fields), product),
        website: fields.website ?? '',
      }),
    },
    response: message,
    rateLimit: 'forms',
    senderLimit: { field: 'email', rateLimits: ['sender'] },
    errors: [400],
  });
