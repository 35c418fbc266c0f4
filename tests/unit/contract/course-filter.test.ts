import { expect, test } from 'vitest';
import { type CourseFilter, courseListHref, parseCourseFilter, toOffers } from '@/lib/contract/course-filter';
import { matchesTimetableFilter } from '@/lib/contract/timetable-filter';

const course = { type: 'Kid', ages: '5 to 10', cefr: ['A1'], price: '180,000 MMK' } as const;
const saturday = {
  slots: [{ weekday: 'saturday', from: '09:00', to: '10:00' }],
  place: 'school',
  price: '240,000 MMK',
  seatsLeft: 2,
} as const;
const sunday = { ...saturday, slots: [{ weekday: 'sunday', from: '09:00', to: '10:00' }], place: 'online' } as const;
const full = { ...saturday, slots: [{ weekday: 'monday', from: '16:00', to: '17:00' }], seatsLeft: 0 } as const;

const offers = toOffers(
  { ...course, cefr: [...course.cefr] },
  [saturday, sunday, full].map((one) => ({ ...one, slots: [...one.slots] })),
);
const isFound = (filter: CourseFilter) => offers.some((offer) => matchesTimetableFilter(offer, filter));

test.each<[CourseFilter, boolean, string]>([
  [{ ages: '8-10', level: 'A1' }, true, 'by age and level'],
  [{ ages: '14-17' }, false, 'not at another age'],
  [{ day: 'saturday', place: 'school' }, true, 'by day and place of one class'],
  [{ day: 'saturday', place: 'online' }, false, 'not by the day of one class and the place of another'],
  [{ day: 'monday' }, false, 'not by a class that is full'],
  [{ price: '200000' }, true, 'by the price of the course'],
  [{ price: '250000', day: 'sunday' }, true, 'by the price of a class'],
  [{ price: '200000', day: 'sunday' }, false, 'not by a class that costs more'],
])('a parent with the filter %j finds the course: %s (%s)', (filter, found) => {
  expect(isFound(filter)).toBe(found);
});

test('a filter is a URL to share, in one order, and an unknown value is refused', () => {
  expect(courseListHref('Kid', { price: '200000', ages: '5-7' }, 2)).toBe('/kid?ages=5-7&price=200000&page=2');
  expect(parseCourseFilter({ ages: '၅-၇', level: 'b2', time: 'evening' })).toEqual({ ages: '5-7', level: 'B2' });
  expect(parseCourseFilter({ place: 'moon' })).toBeUndefined();
  expect(parseCourseFilter({ day: ['monday', 'sunday'] })).toBeUndefined();
});
