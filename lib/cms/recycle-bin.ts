import {
  type Access,
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
} from 'payload';
import { isStaff } from './access/roles';
import { recycledCollections } from './content-collections';
import { isRefusal } from './errors';
import { reasonToKeep } from './records-in-use';

const keptDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

async function refuseWhenUsed(req: PayloadRequest, collection: string, id: string | number): Promise<void> {
  const reason = await reasonToKeep(req, collection as CollectionSlug, String(id));
  if (reason) throw new APIError(reason, 409, null, true);
}

/** In the context of a request: what an interrupted seed has made refers to itself, and goes as a whole. */
export const deletesUsedRecords = { deletesUsedRecords: true };

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!context.deletesUsedRecords) await refuseWhenUsed(req, collection.slug, id);
};

const beforeBin: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc?.id && !originalDoc.deletedAt)
    await refuseWhenUsed(req, collection.slug, originalDoc.id);
  return data;
};

/**
 * Whoever may delete puts single records into the recycle bin. Deleting for good, and many at once, is for owners: the CMS names
 * no record when it asks for many.
 */
const deleteThroughBin =
  (mayDelete: Access): Access =>
  (args) => {
    const isIntoBin = args.id !== undefined && Boolean(args.data?.deletedAt);
    return isStaff(args.req, 'owner') || isIntoBin ? mayDelete(args) : false;
  };

/** Gives a collection its recycle bin, and keeps what somebody has paid for, ordered or uses. */
export function withRecycleBin(collection: CollectionConfig): CollectionConfig {
  const { slug, access, hooks } = collection;
  if (!recycledCollections.some((one) => one === slug) || !access?.delete) return collection;
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: deleteThroughBin(access.delete) },
    hooks: {
      ...hooks,
      beforeChange: [beforeBin, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [beforeDelete, ...(hooks?.beforeDelete ?? [])],
    },
  };
}

const shelf = globalThis as { [key: symbol]: boolean | undefined };
const started = Symbol.for('school.recycle-bin');

/** Empties the recycle bin now and every day; once per process, and keeps no process alive. */
export function startEmptyingRecycleBin(cms: Payload): void {
  if (shelf[started]) return;
  shelf[started] = true;
  const empty = () => {
    emptyRecycleBin(cms).catch((error: unknown) => console.error('The recycle bin could not be emptied.', error));
  };
  setInterval(empty, dayMs).unref();
  empty();
}

/** Deletes for good what has lain in the recycle bin for 30 days. Gives how many records that were. */
export async function emptyRecycleBin(cms: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - keptDays * dayMs).toISOString();
  let deleted = 0;
  for (const collection of recycledCollections) {
    const where = { deletedAt: { less_than: before } };
    const { docs } = await cms.find({ collection, where, select: {}, pagination: false, depth: 0, trash: true });
    for (const { id } of docs) {
      try {
        await cms.delete({ collection, id: String(id), trash: true });
        deleted += 1;
      } catch (error) {
        // Somebody has come to need it since: it stays in the bin.
        if (!isRefusal(error)) throw error;
      }
    }
  }
  return deleted;
}
