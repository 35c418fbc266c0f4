import type { CollectionSlug, Where } from 'payload';
import { dayStart } from '@/lib/format/dates';

export type ListFilter = {
  where: Where;
  href: (collection: CollectionSlug) => string;
};

/** Joins conditions such as `['handling', 'equals', 'new']` with "and", in the query format of Payload's lists. */
function listFilter(
  ...conditions: [field: string, operator: 'equals' | 'exists' | 'greater_than_equal', value: string][]
): ListFilter {
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], index) => [`where[or][0][and][${index}][${field}][${operator}]`, value]),
  );
  const suffix = query.size > 0 ? `?${query}` : '';
  return {
    where: { and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })) },
    href: (collection) => `/admin/collections/${collection}${suffix}`,
  };
}

export const allRecords = listFilter();
export const newRecords = listFilter(['handling', 'equals', 'new']);
export const inProgressRecords = listFilter(['handling', 'equals', 'progress']);
export const doneRecords = listFilter(['handling', 'equals', 'done']);
export const withPhone = listFilter(['phone', 'exists', 'true']);
export const toCall = listFilter(['handling', 'equals', 'new'], ['phone', 'exists', 'true']);
export const subscribedRecords = listFilter(['unsubscribedAt', 'exists', 'false']);
export const unsubscribedRecords = listFilter(['unsubscribedAt', 'exists', 'true']);

export const pendingTransfers = listFilter(['state', 'equals', 'Pending']);
export const acceptedTransfers = listFilter(['state', 'equals', 'Accepted']);
export const createdToday = (now = new Date()) =>
  listFilter(['createdAt', 'greater_than_equal', dayStart(now).toISOString()]);
export const byCourse = (course: string) => listFilter(['course', 'equals', course]);

/** Copies a list's search and filters from its URL, for the export of the same rows. */
export function listQuery(searchParams: Record<string, string | string[] | undefined>, sort?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    if (name !== 'search' && !name.startsWith('where[')) continue;
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  }
  if (sort) query.set('sort', sort);
  return query.size > 0 ? `?${query}` : '';
}
