import type { Access, SanitizedConfig } from 'payload';
import { hasRole } from './roles';

/** Payload opens its own collections (locks of documents, preferences) to any session, also to one without a role. */
export async function closeSystemCollections(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building;
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    const operations = access as Record<string, Access | undefined>;
    for (const [operation, isAllowed] of Object.entries(operations)) {
      if (isAllowed) operations[operation] = (args) => hasRole(args.req) && isAllowed(args);
    }
  }
  return config;
}
