import type { Where } from 'payload';
import { yangonTime } from '@/lib/format/dates';
import { toMoment } from '@/lib/format/lessons';

const yearPattern = /^20\d\d$/;

export const readYear = (value: unknown): string =>
  typeof value === 'string' && yearPattern.test(value) ? value : yangonTime(new Date()).slice(0, 4);

const yearBounds = (year: string) =>
  [`${year}-01-01`, `${Number(year) + 1}-01-01`].map((day) => toMoment(day, '00:00')) as [string, string];

/** Classes with lessons between New Year and New Year in Myanmar. */
export function isTaughtIn(year: string): Where {
  const [start, end] = yearBounds(year);
  return { and: [{ startsAt: { less_than: end } }, { endsAt: { greater_than: start } }] };
}

/** Classes without dates have only the day on which staff made them. */
export function isOf(year: string): Where {
  const [start, end] = yearBounds(year);
  const isMadeIn = [{ createdAt: { greater_than_equal: start } }, { createdAt: { less_than: end } }];
  return { or: [isTaughtIn(year), { and: [{ startsAt: { exists: false } }, ...isMadeIn] }] };
}
