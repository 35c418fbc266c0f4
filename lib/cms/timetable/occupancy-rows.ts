import type { Where } from 'payload';
import { type ClassState, classStates } from '@/lib/contract/class-options';
import { isOf, readYear } from './year';

export type OccupancyRow = {
  id: string;
  label: string;
  state: ClassState;
  course: { id: string; name: string };
  teacher?: { id: string; name: string };
  startsAt?: string;
  seats: number;
  taken: number;
  held: number;
  waiting: number;
  minimum?: number;
  isBelowMinimum: boolean;
};

export const sortKeys = ['startsAt', 'course', 'label', 'fill', 'waiting'] as const;
type SortKey = (typeof sortKeys)[number];
type Sort = SortKey | `-${SortKey}`;

export type OccupancyFilters = {
  state?: ClassState | 'all';
  /** With classes that are over, which add up. */
  year?: string;
  course?: string;
  teacher?: string;
  sort: Sort;
};

type Query = Record<string, unknown>;

const currentStates: ClassState[] = ['planned', 'open', 'running'];

/** Unknown values are ignored. Without a state: the classes that are not over. */
export function readOccupancyFilters({ state: given, year, course, teacher, sort }: Query = {}): OccupancyFilters {
  const state = ([...classStates, 'all'] as const).find((one) => one === given);
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  const sorts: Sort[] = sortKeys.flatMap((key): Sort[] => [key, `-${key}`]);
  return {
    state,
    year: !state || currentStates.some((current) => current === state) ? undefined : readYear(year),
    course: text(course),
    teacher: text(teacher),
    sort: sorts.find((one) => one === sort) ?? 'startsAt',
  };
}

export function occupancyQuery(filters: OccupancyFilters): string {
  return new URLSearchParams(
    Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ).toString();
}

export function occupancyPeriod({ state, year }: OccupancyFilters): Where {
  const ofState: Where = { state: { in: !state ? currentStates : state === 'all' ? [...classStates] : [state] } };
  return year ? { and: [ofState, isOf(year)] } : ofState;
}

const fillOf = ({ taken, held, seats }: OccupancyRow) => (taken + held) / seats;

const comparers: Record<SortKey, (one: OccupancyRow, other: OccupancyRow) => number> = {
  // Dates on request come last.
  startsAt: (one, other) => ((one.startsAt ?? '9') < (other.startsAt ?? '9') ? -1 : 1),
  course: (one, other) => one.course.name.localeCompare(other.course.name),
  label: (one, other) => one.label.localeCompare(other.label),
  fill: (one, other) => fillOf(one) - fillOf(other),
  waiting: (one, other) => one.waiting - other.waiting,
};

/** Of the rows of the period. A course or teacher without classes in it, which the filters do not offer, is ignored. */
export function selectOccupancy(rows: OccupancyRow[], { course, teacher, sort }: OccupancyFilters): OccupancyRow[] {
  const has = (chosen: string | undefined, idOf: (row: OccupancyRow) => string | undefined) =>
    chosen && rows.some((row) => idOf(row) === chosen) ? (row: OccupancyRow) => idOf(row) === chosen : () => true;
  const compare = comparers[sort.replace('-', '') as SortKey];
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter(has(course, (row) => row.course.id))
    .filter(has(teacher, (row) => row.teacher?.id))
    .sort((one, other) => sign * compare(one, other));
}
