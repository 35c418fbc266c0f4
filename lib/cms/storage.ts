import { join } from 'node:path';
import type { Field } from 'payload';
import { env } from '@/lib/env';

/** Folder of public pictures on this machine's disk. */
export const mediaDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'media');
/** Folder of bank receipts; never served. */
export const privateDirectory = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'private');
/** The embedded database. */
export const databaseFile = () => join(/* turbopackIgnore: true */ env().DATA_DIR, 'school.db');

const internal = { admin: { hidden: true }, access: { create: () => false, update: () => false } } as const;

/** Where in S3 or Vercel Blob a file lies. The fields are there on a disk too: both are one data model, with the same migrations. */
export const placeInStorage: Field[] = [
  { name: 'prefix', type: 'text', ...internal },
  { name: '_objectKey', type: 'text', ...internal },
];
