import type {
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';

/** The name of the member of staff behind a request, as it is now. */
export const authorOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user && 'name' in user && user.name) || user?.email || null;

/** Writes into each version who saved it. Restoring a version is a change of its own. */
export const stampAuthor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = (({
  data,
  req,
}: {
  data: object;
  req: PayloadRequest;
}) => ({ ...data, updatedBy: authorOf(req) })) as CollectionBeforeChangeHook & GlobalBeforeChangeHook;

/**
 * Restoring a global runs no `beforeChange` hook in the CMS: the name is written after it, in the record and its newest version, and in
 * the same transaction, which holds both rows.
 */
export const stampRestoredGlobal: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!req.context.isRestoringVersion) return doc;
  const { db } = req.payload;
  const slug = global.slug as GlobalSlug;
  const updatedBy = authorOf(req);
  const { docs } = await db.findGlobalVersions<Record<string, unknown>>({
    global: slug,
    limit: 1,
    sort: '-updatedAt',
    req,
  });
  const [version] = docs;
  if (version) {
    const versionData = { ...version, version: { ...version.version, updatedBy } };
    await db.updateGlobalVersion({ global: slug, id: version.id, versionData, req });
  }
  const stored = await db.findGlobal<Record<string, unknown>>({ slug, req });
  await db.updateGlobal({ slug, data: { ...stored, updatedBy }, req });
  return { ...doc, updatedBy };
};
