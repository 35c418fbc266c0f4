export const timeZone = 'Asia/Yangon';
/** By how much clocks in Myanmar are ahead of UTC, in ms: there has been no summer time since 1945. */
export const yangonOffset = 6.5 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

/** Midnight in Yangon, at or before a moment. */
export function dayStart(moment: Date): Date {
  const there = moment.getTime() + yangonOffset;
  return new Date(there - (there % dayMs) - yangonOffset);
}

const english = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone });

// Making one takes as long as rendering a card, so each is made once.
const monthAndYear = english({ month: 'short', year: 'numeric' });
const wholeDate = english({ month: 'long', day: 'numeric', year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const weekdayAndTime = english({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function format(date: string | Date | undefined, formatter: Intl.DateTimeFormat): string | undefined {
  const moment = date === undefined ? undefined : new Date(date);
  return moment && !Number.isNaN(moment.getTime()) ? formatter.format(moment) : undefined;
}

/** "Apr 2026": the badge of a blog card, in Myanmar time. Undefined without a valid date. */
export function shortMonthYear(date: string | Date | undefined): string | undefined {
  return format(date, monthAndYear);
}

/** "April 18, 2026", in Myanmar time. */
export function longDate(date: string | Date | undefined): string | undefined {
  return format(date, wholeDate);
}

/** "18 Apr", in Myanmar time: for a day within the next months. */
export function shortDate(date: string | Date | undefined): string | undefined {
  return format(date, dayAndMonth);
}

/** "Saturday, April 18, 9:30 AM", in Myanmar time. */
export function dayAndTime(date: string | Date | undefined): string | undefined {
  return format(date, weekdayAndTime);
}

/** "2026-11-21 09:30" in Myanmar time, as spreadsheets read it; its first ten signs are what a date field takes. Empty without a date. */
export function yangonTime(date: string | Date | null | undefined): string {
  if (!date) return '';
  const there = new Date(new Date(date).getTime() + yangonOffset);
  return Number.isNaN(there.getTime()) ? '' : there.toISOString().slice(0, 16).replace('T', ' ');
}
