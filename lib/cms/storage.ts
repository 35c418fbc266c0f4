import { join } from 'node:path';
import type { Field } from 'payload';
import { env } from '@/lib/env';

export const mediaDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'media');
/** Receipts; never served. */
export const privateDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'private');
/** Pictures whose replacement is being saved. */
export const replacedDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'replaced');
export const databaseFile = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'school.db');

export const hasObjectStorage = () => Boolean(env().S3_BUCKET || env().BLOB_READ_WRITE_TOKEN);

const internal = { admin: { hidden: true }, access: { create: () => false, update: () => false } } as const;

/** Present with files on disk as well, so that all installations share the migrations. */
export const storageKeyFields: Field[] = [
  { name: 'prefix', type: 'text', ...internal },
  { name: '_objectKey', type: 'text', ...internal },
];
