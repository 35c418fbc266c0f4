import { yangonOffsetMs } from '@/lib/format/dates';
import { formatStaffDate } from '@/lib/format/staff-date';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** Monday, 0:00 in Yangon, at or before a date. */
export function weekStart(date: Date): Date {
  const inYangon = new Date(date.getTime() + yangonOffsetMs);
  const daysSinceMonday = (inYangon.getUTCDay() + 6) % 7;
  const monday = Date.UTC(inYangon.getUTCFullYear(), inYangon.getUTCMonth(), inYangon.getUTCDate() - daysSinceMonday);
  return new Date(monday - yangonOffsetMs);
}

export function lastWeeks(count: number, now = new Date()): Date[] {
  const current = weekStart(now).getTime();
  return Array.from({ length: count }, (_, index) => new Date(current - (count - 1 - index) * weekMs));
}

export const nextWeek = (start: Date): Date => new Date(start.getTime() + weekMs);

export function weekLabel(start: Date, language: string): string {
  return formatStaffDate(start, language, { hasTime: false }).replace(/ \d{4}$/, '');
}
