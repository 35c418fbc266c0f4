import { type ClassState, classStates } from '@/lib/contract/class-options';

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

export type OccupancyFilters = { state?: ClassState | 'all'; course?: string; teacher?: string; sort: Sort };

type Query = Record<string, unknown>;

/** Unknown values are ignored. Without a state: the classes that are not over. */
export function readOccupancyFilters({ state, course, teacher, sort }: Query = {}): OccupancyFilters {
  const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined);
  const sorts: Sort[] = sortKeys.flatMap((key): Sort[] => [key, `-${key}`]);
  return {
    state: ([...classStates, 'all'] as const).find((one) => one === state),
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

const isCurrent = ({ state }: OccupancyRow) => state === 'planned' || state === 'open' || state === 'running';

const fillOf = ({ taken, held, seats }: OccupancyRow) => (taken + held) / seats;

const comparers: Record<SortKey, (one: OccupancyRow, other: OccupancyRow) => number> = {
  // Dates on request come last.
  startsAt: (one, other) => ((one.startsAt ?? '9') < (other.startsAt ?? '9') ? -1 : 1),
  course: (one, other) => one.course.name.localeCompare(other.course.name),
  label: (one, other) => one.label.localeCompare(other.label),
  fill: (one, other) => fillOf(one) - fillOf(other),
  waiting: (one, other) => one.waiting - other.waiting,
};

export function selectOccupancy(rows: OccupancyRow[], filters: OccupancyFilters): OccupancyRow[] {
  const { state, course, teacher, sort } = filters;
  const compare = comparers[sort.replace('-', '') as SortKey];
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter((row) => (state ? state === 'all' || row.state === state : isCurrent(row)))
    .filter((row) => (!course || row.course.id === course) && (!teacher || row.teacher?.id === teacher))
    .sort((one, other) => sign * compare(one, other));
}
