import { createHash } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { env } from '@/lib/env';

/** Must exceed the records that a run creates in any collection, copies of courses apart. */
const maxRecords = 3000;

/** The id of the n-th seeded record of a collection. The same in each run, so that an interrupted run can be cleared. */
export function seedId(collection: CollectionSlug, index: number): string {
  const hex = createHash('sha256').update(`demonstration ${collection} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const seedIds = (collection: CollectionSlug): string[] =>
  Array.from({ length: maxRecords + env().SEED_COURSES }, (_, index) => seedId(collection, index));
