import type {
  CollectionBeforeChangeHook,
  FlattenedField,
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

type Values = Record<string, unknown>;

/** Payload restores all fields, also those that the member of staff may not change. */
async function findUnchangeable(req: PayloadRequest, fields: FlattenedField[], stored: Values): Promise<Values> {
  const kept: Values = {};
  for (const field of fields) {
    const canUpdate = 'access' in field ? field.access?.update : undefined;
    if (canUpdate && !(await canUpdate({ req }))) kept[field.name] = stored[field.name] ?? null;
  }
  return kept;
}

/**
 * Payload runs neither `beforeChange` hooks nor field access control when a global is restored: the author and the fields that the
 * author may not change are written afterwards, in the same transaction.
 */
export const correctRestoredGlobal: GlobalAfterChangeHook = async ({ doc, previousDoc, global, req }) => {
  if (!req.context.isRestoringVersion) return doc;
  const { db } = req.payload;
  const slug = global.slug as GlobalSlug;
  const kept = await findUnchangeable(req, global.flattenedFields, previousDoc);
  const corrections = { ...kept, updatedBy: authorOf(req) };
  const { docs } = await db.findGlobalVersions<Values>({
    global: slug,
    limit: 1,
    sort: '-updatedAt',
    req,
  });
  const [version] = docs;
  if (version) {
    const versionData = { ...version, version: { ...version.version, ...corrections } };
    await db.updateGlobalVersion({ global: slug, id: version.id, versionData, req });
  }
  const stored = await db.findGlobal<Values>({ slug, req });
  await db.updateGlobal({ slug, data: { ...stored, ...corrections }, req });
  return { ...doc, ...corrections };
};
