export const timeZone = 'Asia/Yangon';
/** Myanmar has no daylight saving time. */
export const yangonOffsetMs = 6.5 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

export function dayStart(moment: Date): Date {
  const yangonMs = moment.getTime() + yangonOffsetMs;
  return new Date(yangonMs - (yangonMs % dayMs) - yangonOffsetMs);
}

const english = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', { ...options, timeZone });

// Creating a formatter is slow.
const monthAndYear = english({ month: 'short', year: 'numeric' });
const fullDate = english({ month: 'long', day: 'numeric', year: 'numeric' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const weekdayAndTime = english({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function format(date: string | Date | undefined, formatter: Intl.DateTimeFormat): string | undefined {
  const moment = date === undefined ? undefined : new Date(date);
  return moment && !Number.isNaN(moment.getTime()) ? formatter.format(moment) : undefined;
}

/** "Apr 2026". All dates are in Myanmar time. */
export function shortMonthYear(date: string | Date | undefined): string | undefined {
  return format(date, monthAndYear);
}

export function longDate(date: string | Date | undefined): string | undefined {
  return format(date, fullDate);
}

export function shortDate(date: string | Date | undefined): string | undefined {
  return format(date, dayAndMonth);
}

export function dayAndTime(date: string | Date | undefined): string | undefined {
  return format(date, weekdayAndTime);
}

/** "2026-11-21 09:30" */
export function yangonTime(date: string | Date | null | undefined): string {
  if (!date) return '';
  const shifted = new Date(new Date(date).getTime() + yangonOffsetMs);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16).replace('T', ' ');
}
