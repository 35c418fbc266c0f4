import { createHash } from 'node:crypto';
import type { CollectionSlug, Payload } from 'payload';
import { isValidationError } from '@/lib/cms/errors';
import { openCms } from '@/lib/cms/open';
import { newReference } from './reference';

type Intake = Extract<CollectionSlug, 'messages' | 'inquiries' | 'book-orders'>;
type Marks = { reference: string; idempotencyKey: string };
type Stored = { id: string; reference: string };

const hour = 60 * 60 * 1000;
const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * What the same request repeated has in common. With an Idempotency-Key that is the key and the content; without one, equal
 * contents within an hour or two count as one.
 */
function fingerprints(collection: Intake, sent: object, key: string | undefined): [string, ...string[]] {
  const content = JSON.stringify(Object.entries(sent).sort(([one], [other]) => (one < other ? -1 : 1)));
  if (key) return [digest(collection, 'key', key, content)];
  const now = Math.floor(Date.now() / hour);
  return [digest(collection, String(now), content), digest(collection, String(now - 1), content)];
}

async function findStored(cms: Payload, collection: Intake, keys: string[]): Promise<Stored | undefined> {
  const { docs } = await cms.find({
    collection,
    where: { idempotencyKey: { in: keys } },
    depth: 0,
    limit: 1,
    pagination: false,
    // What staff have put into the recycle bin was sent all the same.
    trash: true,
  });
  return docs[0];
}

/**
 * Stores what a visitor sent as one row, once however often it is repeated. `create` gets the marks to store with it; `repeated`
 * says that the row was there before.
 */
export async function storeOnce(
  collection: Intake,
  sent: object,
  idempotencyKey: string | undefined,
  create: (cms: Payload, marks: Marks) => Promise<Stored>,
): Promise<Stored & { repeated: boolean; cms: Payload }> {
  const cms = await openCms();
  const keys = fingerprints(collection, sent, idempotencyKey);
  for (let tries = 1; ; tries++) {
    const before = await findStored(cms, collection, keys);
    if (before) return { ...before, cms, repeated: true };
    try {
      const stored = await create(cms, { reference: newReference(), idempotencyKey: keys[0] });
      return { ...stored, cms, repeated: false };
    } catch (error) {
      // Someone was faster with the same key, or the reference is taken: look again, draw again.
      if (!isValidationError(error) || tries === 5) throw error;
    }
  }
}
