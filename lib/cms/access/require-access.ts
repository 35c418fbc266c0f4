import type { CollectionConfig, GlobalConfig } from 'payload';

function requireAccess(slug: string, access: object | undefined, operations: string[]): void {
  const defined = (access ?? {}) as Record<string, unknown>;
  const missing = operations.filter((operation) => typeof defined[operation] !== 'function');
  if (missing.length > 0)
    throw new Error(`Access control is missing: ${missing.map((operation) => `${slug}.${operation}`).join(', ')}`);
}

/** Throws unless each collection defines its access control: Payload's default lets any logged-in user do anything. */
export function requireCollectionAccess(collections: CollectionConfig[]): CollectionConfig[] {
  for (const { slug, access, versions, auth } of collections) {
    const operations = ['read', 'create', 'update', 'delete'];
    if (versions) operations.push('readVersions');
    if (auth) operations.push('admin', 'unlock');
    requireAccess(slug, access, operations);
  }
  return collections;
}

export function requireGlobalAccess(globals: GlobalConfig[]): GlobalConfig[] {
  for (const { slug, access, versions } of globals) {
    requireAccess(slug, access, ['read', 'update', ...(versions ? ['readVersions'] : [])]);
  }
  return globals;
}
