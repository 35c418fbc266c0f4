import { buckets, type Vital } from '@/lib/contract/visits';
import { formatStaffDate } from '@/lib/format/staff-date';

/** "/adult/…" */
export const formatPage = (pattern: string): string => pattern.replace('*', '…');

/** "23 Nov" for a date such as "2026-11-23". */
export const formatDay = (day: string, language: string): string =>
  formatStaffDate(`${day}T00:00:00+06:30`, language, { hasTime: false }).replace(/ \d{4}$/, '');

const formatNumber = (value: number, digits: number, language: string) =>
  value.toLocaleString(language === 'fr' ? 'fr' : 'en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });

/** "1.8 s", "120 ms" or "0.05"; "≥ 20.0 s" for what is in the open bucket. */
export function formatVital(vital: Vital, value: number, language: string): string {
  const prefix = value === buckets[vital].at(-1) ? '≥ ' : '';
  if (vital === 'lcp') return `${prefix}${formatNumber(value / 1000, 1, language)} s`;
  return `${prefix}${vital === 'inp' ? `${formatNumber(value, 0, language)} ms` : formatNumber(value / 1000, 2, language)}`;
}
