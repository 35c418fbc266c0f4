import type { CollectionSlug } from 'payload';

/** What the site shows. */
export const siteCollections = [
  'banners',
  'classes',
  'courses',
  'posts',
  'events',
  'testimonials',
  'books',
  'faqs',
  'services',
  'level-questions',
  'instructors',
  'media',
] as const satisfies CollectionSlug[];

/** What visitors and learners send, and who they are. */
export const personalCollections = [
  'messages',
  'inquiries',
  'book-orders',
  'subscribers',
  'level-test-attempts',
  'payment-requests',
  'enrolments',
  'receipts',
  'learners',
] as const satisfies CollectionSlug[];

/** What teachers write about lessons. */
export const teachingCollections = ['attendance', 'lesson-notes'] as const satisfies CollectionSlug[];

/** Collections that staff, visitors or the seeder write. A database with any such record is in use. */
export const contentCollections = [...siteCollections, ...personalCollections, ...teachingCollections] as const;

const unrecyclable = new Set<CollectionSlug>(['receipts', ...teachingCollections]);

/** Receipts are deleted with their request, or after a year; attendance and notes are never deleted by hand. */
export const recyclableCollections: readonly CollectionSlug[] = contentCollections.filter(
  (slug) => !unrecyclable.has(slug),
);
