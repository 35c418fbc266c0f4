import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload';
import { openCms } from '@/lib/cms/open';

type Order = { where?: Where; sort?: string | string[]; depth?: number };

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
  { where, sort, depth = 1 }: Order = {},
): Promise<{ currentDatas: Wire[]; totalPages: number }> {
  const cms = await openCms();
  const found = await cms.find({ collection, where, sort, depth, ...page, overrideAccess: false });
  return {
    currentDatas: (found.docs as DataFromCollectionSlug<Slug>[]).map(toWire),
    totalPages: Math.max(1, found.totalPages),
  };
}

/** The record of this id, when the public may read it. */
export async function findPublished<Slug extends CollectionSlug>(collection: Slug, id: string, depth = 1) {
  const [found] = await published(collection, { where: { id: { equals: id } }, depth });
  return found ?? null;
}
