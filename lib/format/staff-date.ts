import { timeZone } from './dates';

type Style = { time?: boolean; seconds?: boolean };

// Short names of months are unusual in Burmese, so Burmese readers get the English ones.
const locales: Record<string, string> = { fr: 'fr-FR' };

/** "4 Dec 2026, 13:05" in Yangon, in the language of the admin; "4 Dec 2026" without the time. Empty without a valid date. */
export function staffDate(
  date: string | Date | null | undefined,
  language: string,
  { time = true, seconds = false }: Style = {},
): string {
  const moment = date ? new Date(date) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) return '';
  const parts = new Intl.DateTimeFormat(locales[language] ?? 'en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('day')} ${part('month').replace('Sept', 'Sep')} ${part('year')}`;
  const clock = `${part('hour')}:${part('minute')}${seconds ? `:${part('second')}` : ''}`;
  return time ? `${day}, ${clock}` : day;
}
