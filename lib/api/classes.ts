import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import * as contract from '@/lib/contract/classes';
import { type CourseClass, classesByCourse } from '@/lib/contract/classes';
import { agesOf, levelsOf } from '@/lib/contract/course-levels';
import { type CourseType, courseTypes } from '@/lib/contract/courses';
import type { FilteredClass } from '@/lib/contract/timetable-filter';
import { type CourseSummary, courseTags, loadIndex, withHrefs } from './course-index';
import { type Loaded, load } from './load';

export type ListedCourse = CourseSummary & { href: string };
export type TimetableClass = CourseClass & FilteredClass & { listing: ListedCourse };

/** Empty with an existing backend, which has no classes. */
export async function listClasses(): Promise<Loaded<CourseClass[]>> {
  if (!capabilities.hasClasses) return { failed: false, data: [] };
  return load(contract.getTimetable, { tags: courseTags, select: (classes) => classes });
}

/** By the id of the course. Without classes if they cannot be loaded. */
export async function loadClassesByCourse(): Promise<Map<string, CourseClass[]>> {
  return classesByCourse((await listClasses()).data ?? []);
}

export async function listClassesOf(course: string): Promise<CourseClass[]> {
  return ((await listClasses()).data ?? []).filter((one) => one.course._id === course);
}

/** Also a class that is not open to others. Undefined if no reservation of this course that can be paid has the reference. */
export async function findReservedClass(course: string, reservation: string): Promise<Loaded<CourseClass | undefined>> {
  const classes = await load(contract.getCourseClasses, {
    params: { courseId: course },
    query: { reservation },
    tags: courseTags,
    select: (found) => found,
  });
  if (classes.failed) return classes;
  return { failed: false, data: classes.data.find(({ isReserved }) => isReserved) };
}

/** Classes with their courses, whose page, ages and levels they share. */
export async function listTimetable(type?: CourseType): Promise<Loaded<TimetableClass[]>> {
  const classes = await listClasses();
  if (classes.failed || classes.data.length === 0) return classes as Loaded<TimetableClass[]>;
  const indexes = await Promise.all((type ? [type] : courseTypes).map(loadIndex));
  if (indexes.some(({ failed }) => failed)) return { failed: true, data: null };
  const listed = await withHrefs(indexes.flatMap(({ data }) => data ?? []));
  const courses = new Map(listed.map((course) => [course._id, course]));
  const entries = classes.data.flatMap((one): TimetableClass[] => {
    const listing = courses.get(one.course._id);
    return listing ? [{ ...one, listing, ages: agesOf(listing), levels: levelsOf(listing) }] : [];
  });
  return { failed: false, data: entries };
}
