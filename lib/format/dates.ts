import { defaultLocale, type Locale } from './locale';
import { languageTag } from './numbers';

export const timeZone = 'Asia/Yangon';
/** Myanmar has no daylight saving time. */
export const yangonOffsetMs = 6.5 * 60 * 60 * 1000;

const dayMs = 24 * 60 * 60 * 1000;

export function dayStart(moment: Date): Date {
  const yangonMs = moment.getTime() + yangonOffsetMs;
  return new Date(yangonMs - (yangonMs % dayMs) - yangonOffsetMs);
}

type Format = (date: string | Date | undefined, locale?: Locale) => string | undefined;

/** Short Burmese months are other words: ဒီ is “this”. */
const longMonth = ({ month }: Intl.DateTimeFormatOptions) => (month ? { month: 'long' as const } : undefined);

const noBreakSpace = '\u00a0';

/**
 * Keeps a day with its month, a month without a day with its year, and a preposition with its time. Burmese separates the
 * weekday by commas. English, whose texts are specified, has ordinary spaces.
 */
function joinParts(parts: Intl.DateTimeFormatPart[], locale: Locale): string {
  const hasDay = parts.some(({ type }) => type === 'day');
  const joined: (string | undefined)[] = hasDay ? ['day', 'month'] : ['month', 'year'];
  return parts
    .map(({ type, value }, at) => {
      if (type !== 'literal') return value;
      const neighbours = [parts[at - 1]?.type, parts[at + 1]?.type];
      if (locale === 'my' && neighbours.includes('weekday')) return '၊ ';
      const isInside = neighbours.every((type) => joined.includes(type));
      return isInside ? noBreakSpace : value.replace(/(\p{L}) $/u, `$1${noBreakSpace}`);
    })
    .join('');
}

/** "1er avril", "à 9 h 30", "à 10 h" */
const toFrench = (text: string): string =>
  text
    .replace(/(?<!\d)1(?=\s\p{L})/u, '1er')
    .replace(/0?(\d+):(\d\d)/, '$1\u00a0h\u00a0$2')
    .replace(/\u00a000$/, '');

/** Creates a formatter per language at its first use, because that is slow. */
function dateFormat(options: Intl.DateTimeFormatOptions, english = 'en-US'): Format {
  const formatters = new Map<string, Intl.DateTimeFormat>();
  return (date, locale = defaultLocale) => {
    const moment = date === undefined ? undefined : new Date(date);
    if (!moment || Number.isNaN(moment.getTime())) return undefined;
    const tag = locale === 'en' ? english : languageTag(locale);
    const formatter =
      formatters.get(tag) ??
      new Intl.DateTimeFormat(tag, { ...options, ...(locale === 'my' && longMonth(options)), timeZone });
    formatters.set(tag, formatter);
    if (locale === 'en') return formatter.format(moment);
    const text = joinParts(formatter.formatToParts(moment), locale);
    return locale === 'fr' ? toFrench(text) : text;
  };
}

/** "Apr 2026". All dates are in Myanmar time. */
export const shortMonthYear = dateFormat({ month: 'short', year: 'numeric' });
/** "21 November 2026" */
export const dayMonthYear = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }, 'en-GB');
/** "Monday 23 November 2026" */
export const weekdayDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'en-GB');
/** "Tuesday 4 December" */
export const fullDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }, 'en-GB');
export const shortDate = dateFormat({ day: 'numeric', month: 'short' }, 'en-GB');
/** "Saturday 18 April at 09:30" */
export const dayAndTime = dateFormat(
  {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  },
  'en-GB',
);

/** "2026-11-21 09:30" */
export function yangonTime(date: string | Date | null | undefined): string {
  if (!date) return '';
  const shifted = new Date(new Date(date).getTime() + yangonOffsetMs);
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16).replace('T', ' ');
}
