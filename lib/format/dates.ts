const english = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'Asia/Yangon' });

// Making one takes as long as rendering a card, so each is made once.
const monthAndYear = english({ month: 'short', year: 'numeric' });
const wholeDate = english({ month: 'long', day: 'numeric', year: 'numeric' });
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

/** "Saturday, April 18, 9:30 AM", in Myanmar time. */
export function dayAndTime(date: string | Date | undefined): string | undefined {
  return format(date, weekdayAndTime);
}
