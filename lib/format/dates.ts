const timeZone = 'Asia/Yangon';

function format(date: string | Date | undefined, options: Intl.DateTimeFormatOptions): string | undefined {
  const moment = date === undefined ? undefined : new Date(date);
  if (!moment || Number.isNaN(moment.getTime())) return undefined;
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment);
}

/** "Apr 2026": the badge of a blog card, in Myanmar time. Undefined without a valid date. */
export function shortMonthYear(date: string | Date | undefined): string | undefined {
  return format(date, { month: 'short', year: 'numeric' });
}

/** "April 18, 2026", in Myanmar time. */
export function longDate(date: string | Date | undefined): string | undefined {
  return format(date, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** "Saturday, April 18, 9:30 AM", in Myanmar time. */
export function dayAndTime(date: string | Date | undefined): string | undefined {
  return format(date, { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' });
}
