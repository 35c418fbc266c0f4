import { timeZone } from './dates';

type Options = { hasTime?: boolean; hasSeconds?: boolean };

// Burmese has no common short names of months, so English ones are used.
const locales: Record<string, string> = { fr: 'fr-FR' };

/** By locale: making one takes about a millisecond. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string): Intl.DateTimeFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formatters.set(locale, formatter);
  return formatter;
}

/** "4 Dec 2026, 13:05" in Myanmar time. Empty without a valid date. */
export function formatStaffDate(
  date: string | Date | null | undefined,
  language: string,
  { hasTime = true, hasSeconds = false }: Options = {},
): string {
  const moment = date ? new Date(date) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return '';
  const parts = formatterOf(locales[language] ?? 'en-GB').formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('day')} ${part('month').replace('Sept', 'Sep')} ${part('year')}`;
  const clock = `${part('hour')}:${part('minute')}${hasSeconds ? `:${part('second')}` : ''}`;
  return hasTime ? `${day}, ${clock}` : day;
}
