import { yangonOffset } from '@/lib/format/dates';
import { staffDate } from '@/lib/format/staff-date';

const week = 7 * 24 * 60 * 60 * 1000;

/** The Monday, 0:00 in Yangon, at or before a moment. */
export function weekStart(moment: Date): Date {
  const there = new Date(moment.getTime() + yangonOffset);
  const sinceMonday = (there.getUTCDay() + 6) % 7;
  const monday = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() - sinceMonday);
  return new Date(monday - yangonOffset);
}

/** The starts of the last weeks, oldest first; the last one is the week that runs. */
export function lastWeeks(count: number, now = new Date()): Date[] {
  const current = weekStart(now).getTime();
  return Array.from({ length: count }, (_, at) => new Date(current - (count - 1 - at) * week));
}

/** The start of the week after. */
export const weekAfter = (start: Date): Date => new Date(start.getTime() + week);

/** "16 Nov" in the language of the admin. */
export function weekLabel(start: Date, language: string): string {
  return staffDate(start, language, { time: false }).replace(/ \d{4}$/, '');
}
