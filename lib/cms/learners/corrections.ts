import { and, eq, inArray } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { announceMails } from '@/lib/cms/audit/pending-entries';
import { authorOf } from '@/lib/cms/hooks/stamp-author';
import { translate } from '@/lib/cms/language';
import type { Learner } from '@/lib/cms/payload-types';
import { transactionOf } from '@/lib/cms/tables';
import type { RequestState } from '@/lib/contract/enrolment-state';
import { isEmail } from '@/lib/contract/fields';
import { visibleLength } from '@/lib/format/characters';
import { toE164 } from '@/lib/format/phone';
import type { Mail } from '@/lib/mail/compose-mail';
import { findSchoolPhone } from '@/lib/mail/school-contact';
import { detailsCorrected } from '@/lib/mail/templates/learners';

export const correctableFields = ['name', 'email', 'phone'] as const;
type CorrectableField = (typeof correctableFields)[number];

export type Correction = { at: string; by: string; field: CorrectableField; from: string; to: string };

export const readCorrections = (stored: unknown): Correction[] =>
  Array.isArray(stored) ? (stored as Correction[]) : [];

const messages = {
  name: {
    en: 'Please give a name of at most 100 characters.',
    my: 'စာလုံး 100 ထက်မပိုသော အမည်ကို ရေးပေးပါ။',
    fr: 'Donnez un nom de 100 caractères au plus.',
  },
  email: {
    en: 'This is not a valid email.',
    my: 'ဤအီးမေးလ်သည် မမှန်ကန်ပါ။',
    fr: 'Cet e-mail n’est pas valide.',
  },
  phone: {
    en: 'This is not a phone number.',
    my: 'ဤဖုန်းနံပါတ်သည် မမှန်ကန်ပါ။',
    fr: 'Ce n’est pas un numéro de téléphone.',
  },
};

const maxNameLength = 100;
const isValid: Record<CorrectableField, (value: string) => boolean> = {
  name: (value) => visibleLength(value) > 0 && visibleLength(value) <= maxNameLength,
  email: (value) => isEmail(value.trim()),
  phone: (value) => toE164(value) !== null,
};
const normalise: Record<CorrectableField, (value: string) => string> = {
  name: (value) => value.trim(),
  email: (value) => value.trim().toLowerCase(),
  phone: (value) => toE164(value) ?? value,
};

/** Validates corrections by staff only: registration has its own validation. */
export const validateCorrection =
  (field: CorrectableField) =>
  (value: unknown, { req, previousValue }: { req: PayloadRequest; previousValue?: unknown }): true | string => {
    if (req.user?.collection !== 'staff' || value === undefined || value === previousValue) return true;
    if (typeof value === 'string' && isValid[field](value)) return true;
    return translate(req, messages[field]);
  };

/** To the old mailbox, too. */
async function composeMails(req: PayloadRequest, before: Learner, data: Partial<Learner>): Promise<Mail[]> {
  const now = { ...before, ...data };
  const changed = correctableFields.filter((field) => before[field] !== now[field]);
  if (changed.length === 0) return [];
  const schoolPhone = await findSchoolPhone(req.payload, req);
  const { name, language } = now;
  const recipients = [...new Set([before.email, now.email])];
  return recipients.map((email) => detailsCorrected({ email, name, language, schoolPhone }, changed));
}

export const recordCorrections: CollectionBeforeChangeHook<Learner> = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'staff' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = authorOf(req) ?? '';
  const corrections = correctableFields.flatMap((field): Correction[] => {
    const value = data[field];
    if (typeof value !== 'string') return [];
    const to = normalise[field](value);
    data[field] = to;
    return to === originalDoc[field] ? [] : [{ at, by, field, from: originalDoc[field], to }];
  });
  await announceMails(req, 'learners', originalDoc.id, await composeMails(req, originalDoc, data));
  if (corrections.length === 0) return data;
  return { ...data, corrections: [...readCorrections(originalDoc.corrections), ...corrections] };
};

export const applyCorrections: CollectionAfterChangeHook<Learner> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'staff') return doc;
  const changed = correctableFields.filter((field) => previousDoc[field] !== doc[field]);
  if (changed.length === 0) return doc;
  if (changed.includes('email')) await revokeAccess(req, doc.id, previousDoc.email);
  await updateRequests(req, previousDoc, doc);
  return doc;
};

/** The old mailbox may belong to someone else: ends all sessions and revokes its reset codes. A bulk `payload.delete` only returns its errors. */
async function revokeAccess(req: PayloadRequest, learner: string, oldEmail: string): Promise<void> {
  const { db } = req.payload;
  await db.deleteMany({ collection: 'sessions', where: { learner: { equals: learner } }, req });
  await db.deleteMany({
    collection: 'password-resets',
    where: { or: [{ learner: { equals: learner } }, { email: { equals: oldEmail } }] },
    req,
  });
}

const mailedStates: RequestState[] = ['Waiting', 'Offered', 'Reserved', 'Pending', 'Accepted'];

/** All later mails must reach the learner. Requests keep what was typed for somebody else, such as the name of a child. */
async function updateRequests(req: PayloadRequest, before: Learner, now: Learner): Promise<void> {
  const { drizzle, tables } = await transactionOf(req, 'payment-requests', 'enrolments');
  for (const field of correctableFields.filter((one) => before[one] !== now[one])) {
    const isEmailField = field === 'email';
    for (const table of isEmailField ? Object.values(tables) : [tables['payment-requests']]) {
      const states = isEmailField ? mailedStates : ['Pending'];
      await drizzle
        .update(table)
        .set({ [field]: now[field] })
        .where(and(eq(table.learner, before.id), eq(table[field], before[field]), inArray(table.state, states)));
    }
  }
}
