import type { AgeRange } from '@/lib/format/ages';
import { toLatinDigits } from '@/lib/format/digits';
import type { WeeklySlot } from '@/lib/format/lessons';
import { amountDue } from '@/lib/format/price';
import { type Weekday, weekdays } from '@/lib/format/weekdays';
import { type AgeGroup, ageGroups, overlapsAgeGroup } from './age-groups';
import { type CefrLevel, cefrLevels } from './cefr-levels';
import type { ClassPlace } from './class-options';

export const timesOfWeek = ['daytime', 'evening', 'weekend'] as const;
export type TimeOfWeek = (typeof timesOfWeek)[number];

export const chosenPlaces = ['online', 'school'] as const satisfies ClassPlace[];

/** In kyat: the most that a class may cost. */
export const priceLimits = ['150000', '200000', '250000', '300000'] as const;

/** The filters of the timetable, by their parameter in the URL. */
export const timetableFilters = {
  ages: ageGroups,
  level: cefrLevels,
  day: weekdays,
  time: timesOfWeek,
  place: chosenPlaces,
  price: priceLimits,
} as const;

export type TimetableFilter = {
  ages?: AgeGroup;
  level?: CefrLevel;
  day?: Weekday;
  time?: TimeOfWeek;
  place?: (typeof chosenPlaces)[number];
  price?: (typeof priceLimits)[number];
};
export type FilterName = keyof TimetableFilter;
export const filterNames = Object.keys(timetableFilters) as FilterName[];

const eveningStarts = '17:00';

export function timeOfSlot({ weekday, from }: WeeklySlot): TimeOfWeek {
  if (weekday === 'saturday' || weekday === 'sunday') return 'weekend';
  return from >= eveningStarts ? 'evening' : 'daytime';
}

export type FilteredClass = {
  ages: AgeRange;
  levels: CefrLevel[];
  slots: WeeklySlot[];
  place?: ClassPlace;
  price?: string;
  off?: string;
};

/** Someone who is free in the evening needs every lesson there; a weekday is chosen for one of the lessons. */
const matchers: { [Name in FilterName]: (one: FilteredClass, value: NonNullable<TimetableFilter[Name]>) => boolean } = {
  ages: ({ ages }, group) => overlapsAgeGroup(ages, group),
  level: ({ levels }, level) => levels.includes(level),
  day: ({ slots }, day) => slots.some(({ weekday }) => weekday === day),
  time: ({ slots }, time) => slots.length > 0 && slots.every((slot) => timeOfSlot(slot) === time),
  place: ({ place }, chosen) => place === chosen || place === 'both',
  price: (one, limit) => (amountDue(one) ?? Number.POSITIVE_INFINITY) <= Number(limit),
};

const matchesValue = (one: FilteredClass, name: FilterName, value: unknown): boolean =>
  value === undefined || (matchers[name] as (one: FilteredClass, value: unknown) => boolean)(one, value);

export const matchesTimetableFilter = (one: FilteredClass, filter: TimetableFilter): boolean =>
  filterNames.every((name) => matchesValue(one, name, filter[name]));

/**
 * The chosen value of a filter, and those that find some but not all of what the other filters find. An item is found by any
 * of its offers. Places are listed together: a single one would look like the only place.
 */
export function usefulValues<Name extends FilterName>(
  items: FilteredClass[][],
  filter: TimetableFilter,
  name: Name,
): NonNullable<TimetableFilter[Name]>[] {
  const others = { ...filter, [name]: undefined };
  const found = items
    .map((offers) => offers.filter((one) => matchesTimetableFilter(one, others)))
    .filter((offers) => offers.length > 0);
  const isFoundBy = (value: unknown) => (offers: FilteredClass[]) =>
    offers.some((one) => matchesValue(one, name, value));
  const matching = ([...timetableFilters[name]] as NonNullable<TimetableFilter[Name]>[]).filter(
    (value) => value === filter[name] || found.some(isFoundBy(value)),
  );
  const narrowing = matching.filter((value) => value === filter[name] || !found.every(isFoundBy(value)));
  return name === 'place' && narrowing.length > 0 ? matching : narrowing;
}

export const timetableViews = ['list', 'week'] as const;
export type TimetableView = (typeof timetableViews)[number];

type Query = Record<string, string | string[] | undefined>;

/** In either case and either digits: "B2", "b2" and "၅-၇". */
export function findFilterValue(values: readonly string[], typed: unknown): string | undefined {
  const wanted = typeof typed === 'string' ? toLatinDigits(typed).toLowerCase() : undefined;
  return values.find((value) => value.toLowerCase() === wanted);
}

/** Undefined for a view that no link has. */
export const parseTimetableView = ({ view }: Query): TimetableView | undefined =>
  view === undefined ? 'list' : view === 'week' ? view : undefined;

/** Undefined for a value that no link has. */
export function parseFilter<Name extends FilterName>(
  query: Query,
  names: readonly Name[],
): Pick<TimetableFilter, Name> | undefined {
  const filter: Partial<Record<Name, string>> = {};
  for (const name of names) {
    if (query[name] === undefined) continue;
    const value = findFilterValue(timetableFilters[name], query[name]);
    if (value === undefined) return undefined;
    filter[name] = value;
  }
  return filter as Pick<TimetableFilter, Name>;
}

/** Parameters in one order, so that a choice has one URL. */
export function filterHref(path: string, filter: TimetableFilter, page = 1, view: TimetableView = 'list'): string {
  const chosen = filterNames.flatMap((name): [string, string][] => {
    const value = filter[name];
    return value ? [[name, value]] : [];
  });
  if (view !== 'list') chosen.push(['view', view]);
  if (page > 1) chosen.push(['page', String(page)]);
  return `${path}${chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : ''}`;
}

export const parseTimetableFilter = (query: Query) => parseFilter(query, filterNames);

export const timetableHref = (filter: TimetableFilter = {}, page = 1, view?: TimetableView): string =>
  filterHref('/timetable', filter, page, view);
