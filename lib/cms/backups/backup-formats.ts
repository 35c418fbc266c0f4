const minuteMs = 60_000;
const steps = [
  ['day', 24 * 60 * minuteMs],
  ['hour', 60 * minuteMs],
  ['minute', minuteMs],
] as const;

/** "3 hours ago", never less than a minute, with Latin digits in Burmese as everywhere in the admin. */
export function formatAgo(date: string, language: string, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(`${language}-u-nu-latn`, { numeric: 'always' });
  const elapsed = Math.max(minuteMs, now - Date.parse(date));
  const [unit, length] = steps.find(([, step]) => elapsed >= step) ?? ['minute', minuteMs];
  return format.format(-Math.floor(elapsed / length), unit);
}

export function formatBytes(bytes: number, language: string): string {
  const [unit, size] = bytes >= 1e9 ? ['gigabyte', 1e9] : bytes >= 1e5 ? ['megabyte', 1e6] : ['kilobyte', 1e3];
  return formatCount(bytes / Number(size), language, { style: 'unit', unit: String(unit), maximumFractionDigits: 1 });
}

export const formatCount = (count: number, language: string, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(`${language === 'fr' ? 'fr' : 'en-GB'}-u-nu-latn`, options).format(count);
