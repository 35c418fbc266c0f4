import type { CollectionSlug } from 'payload';

/** Collections that staff, visitors or the seeder write. A database with any such record is in use. */
export const contentCollections = [
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

/** Receipts are deleted with their request, or after a year. */
export const recyclableCollections: readonly CollectionSlug[] = contentCollections.filter(
  (slug) => slug !== 'receipts',
);
