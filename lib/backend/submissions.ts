import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
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
 * The first is stored. Equal contents within one to two hours are duplicates, unless both have an Idempotency-Key:
 * a form may be posted by the browser first, and then by its script.
 */
function idempotencyKeysOf(
  collection: SubmissionCollection,
  sent: object,
  idempotencyId: string | undefined,
): [string, ...string[]] {
  const content = JSON.stringify(Object.entries(sent).sort(([one], [other]) => (one < other ? -1 : 1)));
  const now = Math.floor(Date.now() / hourMs);
  const current = digest(collection, String(now), content);
  const previous = digest(collection, String(now - 1), content);
  return idempotencyId ? [idempotencyId, current, previous] : [current, previous];
}

async function findStored(cms: Payload, collection: SubmissionCollection, keys: string[]): Promise<Stored | undefined> {
  const { docs } = await cms.find({
    collection,
    where: { idempotencyKey: { in: keys } },
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
  const keys = idempotencyKeysOf(collection, sent, idempotencyId);
  for (let tries = 1; ; tries++) {
    const existing = await findStored(cms, collection, keys);
    if (existing) return { ...existing, cms, isDuplicate: true };
    try {
      const stored = await create(cms, { reference: newReference(), idempotencyKey: keys[0] });
      return { ...stored, cms, isDuplicate: false };
    } catch (error) {
      // A concurrent duplicate has been stored, or the reference is taken.
      if (!isValidationError(error) || tries >= maxTries) throw error;
    }
  }
}
