import type { CollectionSlug, Where } from 'payload';
import { dayStart } from '@/lib/format/dates';

export type ListFilter = {
  where: Where;
  /** The list with this filter, as the admin's own filter row reads it. */
  href: (collection: CollectionSlug) => string;
};

/** A filter whose conditions all hold: `['handling', 'equals', 'new']`. */
function filter(
  ...conditions: [field: string, operator: 'equals' | 'exists' | 'greater_than_equal', value: string][]
): ListFilter {
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], at) => [`where[or][0][and][${at}][${field}][${operator}]`, value]),
  );
  const suffix = query.size > 0 ? `?${query}` : '';
  return {
    where: { and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })) },
    href: (collection) => `/admin/collections/${collection}${suffix}`,
  };
}

export const everything = filter();
export const newOnes = filter(['handling', 'equals', 'new']);
export const inProgress = filter(['handling', 'equals', 'progress']);
export const doneOnes = filter(['handling', 'equals', 'done']);
export const askedForContact = filter(['phone', 'exists', 'true']);
/** Test takers who left a name and phone, and nobody has called yet. */
export const toCall = filter(['handling', 'equals', 'new'], ['phone', 'exists', 'true']);
export const subscribedNow = filter(['unsubscribedAt', 'exists', 'false']);
export const unsubscribed = filter(['unsubscribedAt', 'exists', 'true']);

/** Transfers that nobody has decided. */
export const waiting = filter(['state', 'equals', 'Pending']);
export const accepted = filter(['state', 'equals', 'Accepted']);
/** What has come in since midnight in Yangon. */
export const today = (now = new Date()) => filter(['createdAt', 'greater_than_equal', dayStart(now).toISOString()]);
export const ofCourse = (course: string) => filter(['course', 'equals', course]);

/** The part of the admin's address that says what a list shows, for the download of the same. */
export function listQuery(searchParams: Record<string, string | string[] | undefined>, sort?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(searchParams)) {
    if (name !== 'search' && !name.startsWith('where[')) continue;
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one);
  }
  if (sort) query.set('sort', sort);
  return query.size > 0 ? `?${query}` : '';
}
