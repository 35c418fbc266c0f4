import { yangonOffsetMs } from '@/lib/format/dates';

/** Days are those of Yangon, as `2026-11-23`; both are included. */
export type AuditFilter = Partial<
  Record<'actor' | 'action' | 'subject' | 'record', string> & { from: string; until: string }
>;

const dayMs = 24 * 60 * 60 * 1000;

const dayStart = (day: string, days = 0) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - yangonOffsetMs + days * dayMs).toISOString();

const isDay = (day: string | undefined): day is string => /^\d{4}-\d{2}-\d{2}$/.test(day ?? '');

/** The list in the admin with these filters, in the query format of Payload's lists. */
export function auditListPath({ from, until, ...equal }: AuditFilter = {}): string {
  const conditions = Object.entries(equal)
    .filter(([, value]) => value)
    .map(([field, value]) => [field, 'equals', String(value)]);
  if (isDay(from)) conditions.push(['at', 'greater_than_equal', dayStart(from)]);
  if (isDay(until)) conditions.push(['at', 'less_than', dayStart(until, 1)]);
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      value ?? '',
    ]),
  );
  return `/admin/collections/audit-entries${query.size > 0 ? `?${query}` : ''}`;
}

/** Reads the filters back from the list's URL. */
export function readAuditFilter(searchParams: Record<string, string | string[] | undefined>): AuditFilter {
  const filter: Record<string, string> = {};
  for (const [name, value] of Object.entries(searchParams)) {
    const [, field, operator] = /^where\[or\]\[0\]\[and\]\[\d+\]\[(\w+)\]\[(\w+)\]$/.exec(name) ?? [];
    if (!field || typeof value !== 'string') continue;
    if (operator === 'equals') filter[field] = value;
    if (field === 'at') filter[operator === 'less_than' ? 'until' : 'from'] = toDay(value, operator === 'less_than');
  }
  return filter;
}

const toDay = (moment: string, isExclusive: boolean): string => {
  const time = Date.parse(moment) + yangonOffsetMs - (isExclusive ? dayMs : 0);
  return Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10);
};
