import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { contentCollections } from '@/lib/cms/content-collections';

/**
 * `seeding`: the demonstration content is being written; `globals` tells when each global was saved by it, null while that is under
 * way. `closed`: it is complete, or the database has content of its own: no demonstration content is ever written into it.
 */
export type SeedState = { phase: 'seeding'; globals: Partial<Record<GlobalSlug, string | null>> } | { phase: 'closed' };

// In the database, so that a backup carries it.
const key = 'demonstration-content';

export const readSeedState = (cms: Payload): Promise<SeedState | null> => cms.kv.get<SeedState>(key);

export const writeSeedState = (cms: Payload, state: SeedState): Promise<void> => cms.kv.set(key, state);

/** When a global was last saved; undefined if it never was. */
export async function globalSavedAt(cms: Payload, slug: GlobalSlug): Promise<string | undefined> {
  const stored: { updatedAt?: string } = (await cms.db.findGlobal({ slug, req: {} })) ?? {};
  return stored.updatedAt;
}

/** Whether the database holds content other than the records of these ids. */
export async function hasOtherContent(
  cms: Payload,
  knownIds: (collection: CollectionSlug) => string[] = () => [],
): Promise<boolean> {
  for (const collection of contentCollections) {
    const ids = knownIds(collection);
    const where = ids.length > 0 ? { id: { not_in: ids } } : undefined;
    const { totalDocs } = await cms.count({ collection, where, trash: true, overrideAccess: true });
    if (totalDocs > 0) return true;
  }
  return false;
}

/** Whether any global was ever saved. */
export async function hasStoredGlobal(cms: Payload): Promise<boolean> {
  for (const { slug } of cms.config.globals) if (await globalSavedAt(cms, slug as GlobalSlug)) return true;
  return false;
}

/** Records that the database has content of its own. Called with the first change while the site runs. */
export async function closeToSeeding(cms: Payload): Promise<void> {
  if ((await readSeedState(cms))?.phase !== 'closed') await writeSeedState(cms, { phase: 'closed' });
}
