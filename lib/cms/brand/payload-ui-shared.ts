import { formatDate as formatInLocalZone } from '@/node_modules/@payloadcms/ui/dist/exports/shared/index.js';

// biome-ignore lint/performance/noBarrelFile: stands in for the whole module, with one function replaced
export * from '@/node_modules/@payloadcms/ui/dist/exports/shared/index.js';

type Options = Parameters<typeof formatInLocalZone>[0];

/** The version views format dates in the zone of the server or the browser; here they are in Yangon's. */
export const formatDate = (options: Options): string => formatInLocalZone({ ...options, timezone: 'Asia/Yangon' });
