import { type ConnectionSpeed, type Device, devices, lines } from '@/lib/contract/visits';
import { pagePatterns } from '@/lib/http/page-patterns';

export const dayRanges = ['7', '28'] as const;
export const groupings = ['page', 'day'] as const;

export type Grouping = (typeof groupings)[number];

export type VisitFilters = {
  days: (typeof dayRanges)[number];
  by: Grouping;
  device: Device | undefined;
  line: ConnectionSpeed | undefined;
  /** A pattern of `lib/http/page-patterns.ts`. */
  page: string | undefined;
};

type SearchParams = Record<string, string | string[] | undefined>;

/** From the query. Unknown values are ignored. */
export function readFilters(params: SearchParams = {}): VisitFilters {
  const pick = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params[name]);
  return {
    days: pick('days', dayRanges) ?? '7',
    by: pick('by', groupings) ?? 'page',
    device: pick('device', devices),
    line: pick('line', lines),
    page: pick('page', pagePatterns),
  };
}

export function filtersHref(filters: VisitFilters): string {
  const query = new URLSearchParams(Object.entries(filters).filter((entry): entry is [string, string] => !!entry[1]));
  return `/admin/visits?${query}`;
}
