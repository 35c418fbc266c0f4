import type { CollectionSlug, DataFromCollectionSlug, SelectType, Where } from 'payload';
import { openCms } from '@/lib/cms/open';

type FindOptions = { where?: Where; sort?: string | string[]; depth?: number; select?: SelectType };

export async function listPublished<Slug extends CollectionSlug>(
  collection: Slug,
  { where, sort, depth = 1 }: FindOptions = {},
) {
  const cms = await openCms();
  const { docs } = await cms.find({ collection, where, sort, depth, pagination: false, overrideAccess: false });
  return docs as DataFromCollectionSlug<Slug>[];
}

export async function listPublishedPage<Slug extends CollectionSlug, Wire>(
  collection: Slug,
  page: { page: number; limit: number },
  toWire: (document: DataFromCollectionSlug<Slug>) => Wire,
  { where, sort, depth = 1, select }: FindOptions = {},
): Promise<{ currentDatas: Wire[]; totalPages: number }> {
  const cms = await openCms();
  // The compiler cannot infer the types of all selections.
  const find = cms.find as (options: object) => Promise<{ docs: unknown[]; totalPages: number }>;
  const found = await find({ collection, where, sort, depth, select, ...page, overrideAccess: false });
  return {
    currentDatas: (found.docs as DataFromCollectionSlug<Slug>[]).map(toWire),
    totalPages: Math.max(1, found.totalPages),
  };
}

export async function findPublishedById<Slug extends CollectionSlug>(collection: Slug, id: string, depth = 1) {
  const [found] = await listPublished(collection, { where: { id: { equals: id } }, depth });
  return found ?? null;
}
