import type {
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
  GlobalSlug,
  PayloadRequest,
} from 'payload';

export const authorOf = ({ user }: Pick<PayloadRequest, 'user'>): string | null =>
  (user && 'name' in user && user.name) || user?.email || null;

export const stampAuthor: CollectionBeforeChangeHook & GlobalBeforeChangeHook = (({
  data,
  req,
}: {
  data: object;
  req: PayloadRequest;
}) => ({ ...data, updatedBy: authorOf(req) })) as CollectionBeforeChangeHook & GlobalBeforeChangeHook;

/** Payload runs no `beforeChange` hook when a global is restored: the name is written afterwards, in the same transaction. */
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
