import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload, Where } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { openCms } from '@/lib/cms/open';
import { newReference } from '@/lib/transfers/new-reference';

type SubmissionCollection = Extract<
  CollectionSlug,
  'messages' | 'inquiries' | 'book-orders' | 'enrolments' | 'payment-requests'
>;
type UniqueFields = { reference: string; idempotencyKey: string };
type Stored = { id: string; reference: string };

const hourMs = 60 * 60 * 1000;
const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * The first is stored. Equal contents within one to two hours are duplicates, unless both have an Idempotency-Key: the browser may
 * post a form before its script sends it, and after that.
 */
function identify(
  collection: SubmissionCollection,
  sent: object,
  idempotencyId: string | undefined,
): { idempotencyKey: string; duplicates: Where } {
  const fields = Object.entries(sent).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = digest(collection, JSON.stringify(fields));
  const hour = Math.floor(Date.now() / hourMs);
  const [current, previous] = [`${content} ${hour}`, `${content} ${hour - 1}`];
  if (idempotencyId) {
    const own = `${content} ${idempotencyId}`;
    return { idempotencyKey: own, duplicates: { idempotencyKey: { in: [own, current, previous] } } };
  }
  const createdAt = { greater_than_equal: new Date((hour - 1) * hourMs).toISOString() };
  return { idempotencyKey: current, duplicates: { idempotencyKey: { contains: content }, createdAt } };
}

async function findStored(cms: Payload, collection: SubmissionCollection, where: Where): Promise<Stored | undefined> {
  const { docs } = await cms.find({
    collection,
    where,
    depth: 0,
    limit: 1,
    pagination: false,
    // A duplicate may be in the recycle bin.
    trash: true,
  });
  return docs[0];
}

/** Idempotent, also for concurrent duplicates. */
export async function storeSubmission(
  collection: SubmissionCollection,
  sent: object,
  idempotencyId: string | undefined,
  create: (cms: Payload, uniqueFields: UniqueFields) => Promise<Stored>,
  maxTries = 5,
): Promise<Stored & { isDuplicate: boolean; cms: Payload }> {
  const cms = await openCms();
  const { idempotencyKey, duplicates } = identify(collection, sent, idempotencyId);
  for (let tries = 1; ; tries++) {
    const existing = await findStored(cms, collection, duplicates);
    if (existing) return { ...existing, cms, isDuplicate: true };
    try {
      const stored = await create(cms, { reference: newReference(), idempotencyKey });
      return { ...stored, cms, isDuplicate: false };
    } catch (error) {
      // A concurrent duplicate has been stored, or the reference is taken.
      if (!isValidationError(error) || tries >= maxTries) throw error;
    }
  }
}
