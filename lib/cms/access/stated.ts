import type { CollectionConfig, GlobalConfig } from 'payload';

function refuseUnstated(slug: string, access: object | undefined, verbs: string[]): void {
  const stated = (access ?? {}) as Record<string, unknown>;
  const missing = verbs.filter((verb) => typeof stated[verb] !== 'function');
  if (missing.length > 0)
    throw new Error(`Access is not stated: ${missing.map((verb) => `${slug}.${verb}`).join(', ')}`);
}

/**
 * The collections as given, when each says who may do what. Throws with the names that do not: the CMS's own default
 * lets any logged-in user do anything.
 */
export function collectionsWithAccess(collections: CollectionConfig[]): CollectionConfig[] {
  for (const { slug, access, versions, auth } of collections) {
    const verbs = ['read', 'create', 'update', 'delete'];
    if (versions) verbs.push('readVersions');
    if (auth) verbs.push('admin', 'unlock');
    refuseUnstated(slug, access, verbs);
  }
  return collections;
}

/** The same for globals. */
export function globalsWithAccess(globals: GlobalConfig[]): GlobalConfig[] {
  for (const { slug, access, versions } of globals) {
    refuseUnstated(slug, access, ['read', 'update', ...(versions ? ['readVersions'] : [])]);
  }
  return globals;
}
