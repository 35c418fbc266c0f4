import { join } from 'node:path';
import type { Field } from 'payload';
import { env } from '@/lib/env';

export const mediaDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'media');
/** Receipts; never served. */
export const privateDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'private');
export const databaseFile = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'school.db');

const internal = { admin: { hidden: true }, access: { create: () => false, update: () => false } } as const;

/** Present with files on disk as well, so that all installations share the migrations. */
export const storageKeyFields: Field[] = [
  { name: 'prefix', type: 'text', ...internal },
  { name: '_objectKey', type: 'text', ...internal },
];
