import type { CollectionSlug } from 'payload';

/** Collections whose records are written by staff, by visitors or by the seeder. A database with one of them is in use. */
export const contentCollections = [
  'banners',
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

/** What staff may delete: it lies in the recycle bin for 30 days. Receipts go with their request, or after a year. */
export const recycledCollections: readonly CollectionSlug[] = contentCollections.filter((slug) => slug !== 'receipts');
