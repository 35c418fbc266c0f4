import { join } from 'node:path';
import { env } from '@/lib/env';

/** Folder of public pictures on this machine's disk. */
export const mediaDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'media');
/** Folder of bank receipts; never served. */
export const privateDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'private');
/** The embedded database. */
export const databaseFile = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'school.db');
