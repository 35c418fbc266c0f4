import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  SelectType,
  Where,
} from 'payload';
import { completeTranslations } from '@/lib/cms/missing-translations';
import { openCms } from '@/lib/cms/open';
import type { Locale } from '@/lib/format/locale';
import { allLocales, inRequestLanguage, type Localised } from './localised';

type FindOptions = { where?: Where; sort?: string | string[]; depth?: number; select?: SelectType };

export async function listPublished<Slug extends CollectionSlug>(
  collection: Slug,
  { where, sort, depth = 1 }: FindOptions = {},
): Promise<Localised<DataFromCollectionSlug<Slug>>[]> {
  const cms = await openCms();
  const { docs } = await cms.find({
    collection,
    where,
    sort,
    depth,
    pagination: false,
    overrideAccess: false,
    ...allLocales,
  });
  const { config } = cms.collections[collection];
  return (docs as DataFromCollectionSlug<Slug>[]).map((document) => inRequestLanguage(config, document));
}

export async function listPublishedPage<Slug extends CollectionSlug, Wire>(
  collection: Slug,
  page: { page: number; limit: number },
  toWire: (document: Localised<DataFromCollectionSlug<Slug>>) => Wire,
  { where, sort, depth = 1, select }: FindOptions = {},
): Promise<{ currentDatas: Wire[]; totalPages: number }> {
  const cms = await openCms();
  // The compiler cannot infer the types of all selections.
  const find = cms.find as (options: object) => Promise<{ docs: unknown[]; totalPages: number }>;
  const found = await find({ collection, where, sort, depth, select, ...page, overrideAccess: false, ...allLocales });
  const { config } = cms.collections[collection];
  return {
    currentDatas: (found.docs as DataFromCollectionSlug<Slug>[]).map((document) =>
      toWire(inRequestLanguage(config, document)),
    ),
    totalPages: Math.max(1, found.totalPages),
  };
}

export async function findPublishedById<Slug extends CollectionSlug>(collection: Slug, id: string, depth = 1) {
  const [found] = await listPublished(collection, { where: { id: { equals: id } }, depth });
  return found ?? null;
}

/** Records store which translations they lack, for the lists of the admin; settings have no list. */
export async function readGlobal<Slug extends GlobalSlug>(
  slug: Slug,
  depth = 1,
): Promise<Localised<DataFromGlobalSlug<Slug> & { translations?: Locale[] }>> {
  const cms = await openCms();
  const found = await cms.findGlobal({ slug, depth, overrideAccess: false, ...allLocales });
  const { fields = [], flattenedFields = [] } = cms.globals.config.find((global) => global.slug === slug) ?? {};
  const translations = completeTranslations(fields, found);
  return inRequestLanguage({ flattenedFields }, { ...(found as DataFromGlobalSlug<Slug>), translations });
}
