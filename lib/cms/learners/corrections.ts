import { and, eq } from 'drizzle-orm';
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import { authorOf } from '@/lib/cms/hooks/stamp-author';
import type { Learner } from '@/lib/cms/payload-types';
import { transactionOf } from '@/lib/cms/tables';
import { isEmail } from '@/lib/contract/fields';
import { visibleLength } from '@/lib/format/characters';
import { toE164 } from '@/lib/format/phone';
import { queueMail } from '@/lib/mail/queue';
import { detailsCorrected } from '@/lib/mail/templates/learners';

/** What staff may correct of a learner. */
export const correctable = ['name', 'email', 'phone'] as const;
type Correctable = (typeof correctable)[number];

/** One corrected detail. Only ever added to. */
export type Correction = { at: string; by: string; field: Correctable; from: string; to: string };

export const readCorrections = (stored: unknown): Correction[] =>
  Array.isArray(stored) ? (stored as Correction[]) : [];

const refusals = {
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

const longestName = 100;
const isValid: Record<Correctable, (value: string) => boolean> = {
  name: (value) => visibleLength(value) > 0 && visibleLength(value) <= longestName,
  email: (value) => isEmail(value.trim()),
  phone: (value) => toE164(value) !== null,
};
const stored: Record<Correctable, (value: string) => string> = {
  name: (value) => value.trim(),
  email: (value) => value.trim().toLowerCase(),
  phone: (value) => toE164(value) ?? value,
};

/** Validates a detail that staff correct; what registration itself stored stands. */
export const validateDetail =
  (field: Correctable) =>
  (value: unknown, { req, previousValue }: { req: PayloadRequest; previousValue?: unknown }): true | string => {
    // A value that does not change is not written.
    if (req.user?.collection !== 'staff' || value === undefined || value === previousValue) return true;
    if (typeof value === 'string' && isValid[field](value)) return true;
    return refusals[field][req.i18n.language as 'en'] ?? refusals[field].en;
  };

/** Stores corrected details in their one form, with who corrected what. */
export const recordCorrections: CollectionBeforeChangeHook<Learner> = ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'staff' || !originalDoc) return data;
  const at = new Date().toISOString();
  const by = authorOf(req) ?? '';
  const corrections = correctable.flatMap((field): Correction[] => {
    const value = data[field];
    if (typeof value !== 'string') return [];
    const to = stored[field](value);
    data[field] = to;
    return to === originalDoc[field] ? [] : [{ at, by, field, from: originalDoc[field], to }];
  });
  return { ...data, corrections: [...readCorrections(originalDoc.corrections), ...corrections] };
};

/** What follows from a correction: payments that wait carry it, and the learner hears of it under the old email and the new. */
export const followCorrections: CollectionAfterChangeHook<Learner> = async ({ doc, operation, previousDoc, req }) => {
  if (operation !== 'update' || req.user?.collection !== 'staff') return doc;
  const changed = correctable.filter((field) => previousDoc[field] !== doc[field]);
  if (changed.length === 0) return doc;
  if (changed.includes('email')) await closeAccess(req, doc.id, previousDoc.email);
  await correctWaitingPayments(req, doc);
  const recipients = [...new Set([previousDoc.email, doc.email])];
  for (const to of recipients) await queueMail(req.payload, detailsCorrected(to, doc.name, changed), 0, req);
  return doc;
};

/** Whoever could read the old mailbox is logged out, and no code sent there is good any more. */
async function closeAccess(req: PayloadRequest, learner: string, oldEmail: string): Promise<void> {
  await req.payload.delete({ collection: 'sessions', where: { learner: { equals: learner } }, req });
  await req.payload.delete({
    collection: 'password-resets',
    where: { or: [{ learner: { equals: learner } }, { email: { equals: oldEmail } }] },
    req,
  });
}

/** The mail about a decision must reach the learner. Decided payments stay as they were sent. */
async function correctWaitingPayments(req: PayloadRequest, { id, name, email, phone }: Learner): Promise<void> {
  const { drizzle, tables } = await transactionOf(req, 'payment-requests');
  const payments = tables['payment-requests'];
  await drizzle
    .update(payments)
    .set({ name, email, phone })
    .where(and(eq(payments.learner, id), eq(payments.state, 'Pending')));
}
