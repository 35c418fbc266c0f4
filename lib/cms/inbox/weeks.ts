const hour = 60 * 60 * 1000;
const week = 7 * 24 * hour;
const timeZone = 'Asia/Yangon';
// Myanmar has had no summer time since 1945.
const offset = 6.5 * hour;

/** The Monday, 0:00 in Yangon, at or before a moment. */
export function weekStart(moment: Date): Date {
  const there = new Date(moment.getTime() + offset);
  const sinceMonday = (there.getUTCDay() + 6) % 7;
  const monday = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate() - sinceMonday);
  return new Date(monday - offset);
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
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(start);
}

/** "2026-11-21 09:30" in Yangon, as spreadsheets read it; empty without a date. */
export function yangonTime(date: string | Date | null | undefined): string {
  if (!date) return '';
  const there = new Date(new Date(date).getTime() + offset);
  return Number.isNaN(there.getTime()) ? '' : there.toISOString().slice(0, 16).replace('T', ' ');
}
