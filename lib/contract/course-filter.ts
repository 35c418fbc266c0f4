import { type CourseClass, isFull } from './classes';
import { agesOf, levelsOf } from './course-levels';
import type { Course, CourseType } from './courses';
import { type FilteredClass, type FilterName, filterHref, parseFilter, type TimetableFilter } from './timetable-filter';

/** The filters of the course lists. Weekday and place are those of classes. */
export const courseFilterNames = ['ages', 'level', 'day', 'place', 'price'] as const satisfies FilterName[];
export type CourseFilterName = (typeof courseFilterNames)[number];
export type CourseFilter = Pick<TimetableFilter, CourseFilterName>;

export const classFilterNames = ['day', 'place'] as const satisfies CourseFilterName[];

export const parseCourseFilter = (query: Parameters<typeof parseFilter>[0]): CourseFilter | undefined =>
  parseFilter(query, courseFilterNames);

export const courseListHref = (type: CourseType, filter: CourseFilter = {}, page = 1): string =>
  filterHref(`/${type.toLowerCase()}`, filter, page);

type FilteredCourse = Pick<Course, 'cefr' | 'levels' | 'ages' | 'type' | 'price' | 'off'>;
type BookableClass = Pick<CourseClass, 'slots' | 'place' | 'price' | 'off' | 'seatsLeft'>;

/** What a visitor can book: the classes with a seat left, and the course itself at its own price. It is found by any of them. */
export function toOffers(course: FilteredCourse, classes: BookableClass[] = []): FilteredClass[] {
  const shared = { ages: agesOf(course), levels: levelsOf(course) };
  const bookable = classes.filter((one) => !isFull(one));
  return [
    { ...shared, slots: [], price: course.price, off: course.off },
    ...bookable.map(({ slots, place, price, off }) => ({ ...shared, slots, place, price, off })),
  ];
}
