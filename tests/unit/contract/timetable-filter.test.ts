import { describe, expect, test } from 'vitest';
import { chooseNextClass } from '@/lib/contract/classes';
import {
  type FilteredClass,
  filterNames,
  matchesTimetableFilter,
  parseTimetableFilter,
  parseTimetableView,
  timetableHref,
  usefulValues,
} from '@/lib/contract/timetable-filter';

const evening: FilteredClass = {
  ages: { from: 16, to: Number.POSITIVE_INFINITY },
  levels: ['A1'],
  slots: [
    { weekday: 'tuesday', from: '18:30', to: '20:00' },
    { weekday: 'thursday', from: '18:30', to: '20:00' },
  ],
  place: 'both',
  price: '220,000 MMK',
  off: '10%',
};
const mixed: FilteredClass = {
  ages: { from: 5, to: 7 },
  levels: ['A1', 'A2'],
  slots: [
    { weekday: 'wednesday', from: '16:30', to: '17:30' },
    { weekday: 'saturday', from: '16:30', to: '17:30' },
  ],
  place: 'school',
};
const onRequest: FilteredClass = { ages: { from: 14, to: 99 }, levels: ['B2'], slots: [], place: 'online' };

describe('a parent who filters the timetable', () => {
  test('by evening finds classes with every lesson in the evening', () => {
    expect(matchesTimetableFilter(evening, { time: 'evening' })).toBe(true);
    expect(matchesTimetableFilter(mixed, { time: 'evening' })).toBe(false);
    expect(matchesTimetableFilter(mixed, { time: 'weekend' })).toBe(false);
    expect(matchesTimetableFilter(onRequest, { time: 'evening' })).toBe(false);
  });

  test('by day finds classes with a lesson on that day', () => {
    expect(matchesTimetableFilter(mixed, { day: 'saturday' })).toBe(true);
    expect(matchesTimetableFilter(evening, { day: 'saturday' })).toBe(false);
  });

  test('by place finds a class that is taught in both as well', () => {
    expect(matchesTimetableFilter(evening, { place: 'online' })).toBe(true);
    expect(matchesTimetableFilter(evening, { place: 'school' })).toBe(true);
    expect(matchesTimetableFilter(mixed, { place: 'online' })).toBe(false);
  });

  test('by price finds what costs at most as much after the discount', () => {
    expect(matchesTimetableFilter(evening, { price: '200000' })).toBe(true);
    expect(matchesTimetableFilter(evening, { price: '150000' })).toBe(false);
    expect(matchesTimetableFilter(mixed, { price: '300000' })).toBe(false);
  });

  test('sees only choices that find some but not all of what the others find', () => {
    const classes = [[evening], [mixed], [onRequest]];
    expect(usefulValues(classes, {}, 'level')).toEqual(['A1', 'A2', 'B2']);
    expect(usefulValues(classes, { ages: '14-17' }, 'level')).toEqual(['A1', 'B2']);
    expect(usefulValues(classes, { level: 'A1' }, 'day')).toEqual(['tuesday', 'wednesday', 'thursday', 'saturday']);
    expect(usefulValues(classes, { time: 'evening' }, 'day')).toEqual([]);
  });

  test('sees no choice of any filter that all classes match', () => {
    const twins = [[evening], [{ ...evening, price: '210,000 MMK' }]];
    for (const name of filterNames) expect(usefulValues(twins, {}, name), name).toEqual([]);
  });

  test('sees both places if one of them finds not all', () => {
    expect(usefulValues([[evening], [mixed]], {}, 'place')).toEqual(['online', 'school']);
    expect(usefulValues([[mixed], [mixed]], {}, 'place')).toEqual([]);
  });

  test('still sees the choice that was made', () => {
    expect(usefulValues([[evening], [onRequest]], { price: '300000' }, 'price')).toEqual([
      '200000',
      '250000',
      '300000',
    ]);
    expect(usefulValues([[evening]], { level: 'C2' }, 'level')).toEqual(['C2']);
  });

  test('sees a choice once for a course with several classes', () => {
    const saturday: FilteredClass = { ...mixed, slots: [{ weekday: 'saturday', from: '09:00', to: '10:00' }] };
    const offers = [{ ...mixed, slots: [] }, saturday];
    expect(usefulValues([offers, offers], {}, 'day')).toEqual([]);
    expect(usefulValues([offers, [evening]], {}, 'day')).toEqual(['tuesday', 'thursday', 'saturday']);
  });

  test('has a URL for each choice, and an unknown one is refused', () => {
    expect(timetableHref({ time: 'evening', ages: '18+' })).toBe('/timetable?ages=18%2B&time=evening');
    expect(timetableHref({ time: 'evening' }, 2)).toBe('/timetable?time=evening&page=2');
    expect(timetableHref({ time: 'evening' }, 2, 'week')).toBe('/timetable?time=evening&view=week&page=2');
    expect([{}, { view: 'week' }, { view: 'month' }].map(parseTimetableView)).toEqual(['list', 'week', undefined]);
    expect(parseTimetableFilter({ ages: '18+', time: 'evening', utm: 'x' })).toEqual({ ages: '18+', time: 'evening' });
    expect(parseTimetableFilter({ day: 'someday' })).toBeUndefined();
    expect(parseTimetableFilter({ day: ['monday', 'tuesday'] })).toBeUndefined();
  });
});

describe('the next class of a course', () => {
  const now = new Date('2026-12-01T00:00:00.000Z');
  const one = (name: string, startsAt: string | undefined, seatsLeft: number) => ({ name, startsAt, seatsLeft });

  test('is the first to begin with a place left, and a full one only if all are', () => {
    const full = one('full', '2026-12-04T00:00:00.000Z', 0);
    const later = one('later', '2026-12-11T00:00:00.000Z', 2);
    expect(chooseNextClass([full, later], now)).toBe(later);
    expect(chooseNextClass([full], now)).toBe(full);
  });

  test('has not begun yet if there is such a class', () => {
    const begun = one('begun', '2026-11-20T00:00:00.000Z', 5);
    const next = one('next', '2026-12-11T00:00:00.000Z', 2);
    expect(chooseNextClass([begun, next], now)).toBe(next);
    expect(chooseNextClass([begun, one('on request', undefined, 2)], now)).toBe(begun);
    expect(chooseNextClass([], now)).toBeUndefined();
  });
});
