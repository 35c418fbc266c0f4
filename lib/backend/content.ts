import { type CollectionSlug, createLocalReq, type DataFromCollectionSlug, type SelectType, type Where } from 'payload';
import { openCms } from '@/lib/cms/open';

type Order = { where?: Where; sort?: string | string[]; depth?: number; select?: SelectType };

/** All records of a collection that the public may read, in the order staff gave them. */
export async function published<Slug extends CollectionSlug>(collection: Slug, { where, sort, depth = 1 }: Order = {}) {
  const cms = await openCms();
  const { docs } = await cms.find({ collection, where, sort, depth, pagination: false, overrideAccess: false });
  return docs as DataFromCollectionSlug<Slug>[];
}

/** One page of them, as the wire wants it. */
export async function publishedPage<Slug extends CollectionSlug, Wire>(
  collection: Slug,
  page: { page: number; limit: number },
  toWire: (document: DataFromCollectionSlug<Slug>) => Wire,
  { where, sort, depth = 1, select }: Order = {},
): Promise<{ currentDatas: Wire[]; totalPages: number }> {
  const cms = await openCms();
  // The types of all selections of all collections are beyond the compiler.
  const find = cms.find as (options: object) => Promise<{ docs: unknown[]; totalPages: number }>;
  const found = await find({ collection, where, sort, depth, select, ...page, overrideAccess: false });
  return {
    currentDatas: (found.docs as DataFromCollectionSlug<Slug>[]).map(toWire),
    totalPages: Math.max(1, found.totalPages),
  };
}

type Rows = { where?: Where; sort?: string | string[]; select: SelectType; page: number; limit: number };

/**
 * One page of the stored rows that the public may read: chosen fields without hooks, relations and pictures, for long lists. Access
 * control and the recycle bin hold here, too.
 */
export async function publishedRows<Slug extends CollectionSlug>(
  collection: Slug,
  { where, sort, select, page, limit }: Rows,
): Promise<{ docs: DataFromCollectionSlug<Slug>[]; totalPages: number }> {
  const cms = await openCms();
  const { config } = cms.collections[collection];
  const req = await createLocalReq({}, cms);
  const access = await config.access.read({ req });
  if (!access) return { docs: [], totalPages: 0 };
  const conditions: Where[] = where ? [where] : [];
  if (access !== true) conditions.push(access);
  if (config.trash) conditions.push({ deletedAt: { exists: false } });
  const found = await cms.db.find<DataFromCollectionSlug<Slug> & { id: string }>({
    collection,
    where: { and: conditions },
    sort,
    select,
    page,
    limit,
    pagination: true,
    req,
  });
  return { docs: found.docs, totalPages: found.totalPages };
}

/** The record of this id, when the public may read it. */
export async function findPublished<Slug extends CollectionSlug>(collection: Slug, id: string, depth = 1) {
  const [found] = await published(collection, { where: { id: { equals: id } }, depth });
  return found ?? null;
}
