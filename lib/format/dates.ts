import { defaultLocale, type Locale } from './locale';
import { languageTags } from './numbers';

export const timeZone = 'Asia/Yangon';
/** Myanmar has no daylight saving time. */
export const yangonOffsetMs = 6.5 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

export function dayStart(moment: Date): Date {
  const yangonMs = moment.getTime() + yangonOffsetMs;
  return new Date(yangonMs - (yangonMs % dayMs) - yangonOffsetMs);
}

type Style = Record<Locale, Intl.DateTimeFormat>;

// Creating a formatter is slow.
const inEachLocale = (options: Intl.DateTimeFormatOptions, english = 'en-US'): Style => {
  const inLocale = (tag: string) => new Intl.DateTimeFormat(tag, { ...options, timeZone });
  return { en: inLocale(english), my: inLocale(languageTags.my), fr: inLocale(languageTags.fr) };
};

const monthAndYear = inEachLocale({ month: 'short', year: 'numeric' });
const fullDate = inEachLocale({ month: 'long', day: 'numeric', year: 'numeric' });
const dayAndMonth = inEachLocale({ day: 'numeric', month: 'short' }, 'en-GB');
const weekdayAndTime = inEachLocale({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

const formatIn =
  (style: Style) =>
  (date: string | Date | undefined, locale: Locale = defaultLocale): string | undefined => {
    const moment = date === undefined ? undefined : new Date(date);
    return moment && !Number.isNaN(moment.getTime()) ? style[locale].format(moment) : undefined;
  };

/** "Apr 2026". All dates are in Myanmar time. */
export const shortMonthYear = formatIn(monthAndYear);
export const longDate = formatIn(fullDate);
export const shortDate = formatIn(dayAndMonth);
export const dayAndTime = formatIn(weekdayAndTime);

/** "2026-11-21 09:30" */
export function yangonTime(date: string | Date | null | undefined): string {
  if (!date) return '';
  const shifted = new Date(new Date(date).getTime() + yangonOffsetMs);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16).replace('T', ' ');
}
