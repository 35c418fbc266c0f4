import { isPublicHoliday } from '@/lib/cms/classes/myanmar-holidays';
import { toDay } from '@/lib/format/lessons';

const dayMs = 24 * 60 * 60 * 1000;

/** ISO date this many days from now, at the hour in Yangon (UTC+6:30). */
export function inDays(days: number, hour = 10): string {
  const date = new Date(Date.now() + days * dayMs);
  date.setUTCHours(hour - 7, 30, 0, 0);
  return date.toISOString();
}

const weekdayIn = (days: number) => new Date(Date.now() + days * dayMs).getUTCDay();

export const onSaturday = (days: number, hour?: number): string => inDays(days + 6 - weekdayIn(days), hour);

/** The first day from then on that is neither a Sunday nor a public holiday. */
export function onOpenDay(days: number): string {
  const date = inDays(days);
  return weekdayIn(days) === 0 || isPublicHoliday(toDay(date)) ? onOpenDay(days + 1) : date;
}
