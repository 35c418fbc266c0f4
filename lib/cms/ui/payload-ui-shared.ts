import { formatDate as formatInLocalTimeZone } from '@/node_modules/@payloadcms/ui/dist/exports/shared/index.js';

// biome-ignore lint/performance/noBarrelFile: replaces the module @payloadcms/ui/shared except one function
export * from '@/node_modules/@payloadcms/ui/dist/exports/shared/index.js';

type Options = Parameters<typeof formatInLocalTimeZone>[0];

/** The version views would format dates in the time zone of the server or the browser. */
export const formatDate = (options: Options): string => formatInLocalTimeZone({ ...options, timezone: 'Asia/Yangon' });
