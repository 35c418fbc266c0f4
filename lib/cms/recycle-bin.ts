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
import { recyclableCollections } from './content-collections';
import { isRefusal } from './errors';
import { findDeletionRefusal } from './records-in-use';

const retentionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

async function refuseDeletionOfUsed(req: PayloadRequest, collection: string, id: string | number): Promise<void> {
  const reason = await findDeletionRefusal(req, collection as CollectionSlug, String(id));
  if (reason) throw new APIError(reason, 409, null, true);
}

/** Request context that skips the check: the records of an interrupted seed refer to each other. */
export const deletesUsedRecords = { deletesUsedRecords: true };

const beforeDelete: CollectionBeforeDeleteHook = async ({ collection, context, id, req }) => {
  if (!context.deletesUsedRecords) await refuseDeletionOfUsed(req, collection.slug, id);
};

const beforeTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (data.deletedAt && originalDoc?.id && !originalDoc.deletedAt)
    await refuseDeletionOfUsed(req, collection.slug, originalDoc.id);
  return data;
};

/** Permanent and bulk deletion is for owners. Payload passes no id for bulk operations. */
const deleteToTrash =
  (canDelete: Access): Access =>
  (args) => {
    const isTrashing = args.id !== undefined && Boolean(args.data?.deletedAt);
    return isStaff(args.req, 'owner') || isTrashing ? canDelete(args) : false;
  };

/** Enables trash for a collection and refuses to delete records in use. */
export function withRecycleBin(collection: CollectionConfig): CollectionConfig {
  const { slug, access, hooks } = collection;
  if (!recyclableCollections.some((one) => one === slug) || !access?.delete) return collection;
  return {
    ...collection,
    trash: true,
    access: { ...access, delete: deleteToTrash(access.delete) },
    hooks: {
      ...hooks,
      beforeChange: [beforeTrash, ...(hooks?.beforeChange ?? [])],
      beforeDelete: [beforeDelete, ...(hooks?.beforeDelete ?? [])],
    },
  };
}

/** Deletes what was trashed more than 30 days ago. Returns how many records. */
export async function emptyRecycleBin(cms: Payload, now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - retentionDays * dayMs).toISOString();
  let deleted = 0;
  for (const collection of recyclableCollections) {
    const where = { deletedAt: { less_than: before } };
    const { docs } = await cms.find({ collection, where, select: {}, pagination: false, depth: 0, trash: true });
    for (const { id } of docs) {
      try {
        await cms.delete({ collection, id: String(id), trash: true });
        deleted += 1;
      } catch (error) {
        // Has come into use since: it stays in the bin.
        if (!isRefusal(error)) throw error;
      }
    }
  }
  return deleted;
}
