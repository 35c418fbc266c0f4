import type { CollectionSlug, GlobalSlug, Payload } from 'payload';
import { contentCollections } from '@/lib/cms/content-collections';

/**
 * `seeding`: in progress or interrupted. `globals` has the `updatedAt` of each seeded global, null while it is being saved.
 * `closed`: seeded, or never to be seeded.
 */
export type SeedState = { phase: 'seeding'; globals: Partial<Record<GlobalSlug, string | null>> } | { phase: 'closed' };

const key = 'demonstration-content';

export const readSeedState = (cms: Payload): Promise<SeedState | null> => cms.kv.get<SeedState>(key);

export const writeSeedState = (cms: Payload, state: SeedState): Promise<void> => cms.kv.set(key, state);

export async function globalSavedAt(cms: Payload, slug: GlobalSlug): Promise<string | undefined> {
  const stored: { updatedAt?: string } = (await cms.db.findGlobal({ slug, req: {} })) ?? {};
  return stored.updatedAt;
}

/** Whether there is content other than these records. */
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

export async function hasStoredGlobal(cms: Payload): Promise<boolean> {
  for (const { slug } of cms.config.globals) if (await globalSavedAt(cms, slug as GlobalSlug)) return true;
  return false;
}

export async function disableSeeding(cms: Payload): Promise<void> {
  if ((await readSeedState(cms))?.phase !== 'closed') await writeSeedState(cms, { phase: 'closed' });
}
