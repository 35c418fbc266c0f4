import { courseHref, urlType } from '@/lib/contract/course-href';
import type { Course, CourseType } from '@/lib/contract/courses';

/** Without dates the order of the backend’s list decides. */
const compareAge = (one: Course, other: Course) =>
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '') || (one.createdAt ? one._id.localeCompare(other._id) : 0);

const oldestIds = (courses: Course[]) =>
  new Map(
    courses
      .toSorted(compareAge)
      .toReversed()
      .map(({ name, _id }) => [name, _id]),
  );

const hasHref = <Listed extends Course>(course: Listed): course is Listed & { href: string } => Boolean(course.href);

export async function addMissingHrefs<Listed extends Course>(
  courses: Listed[],
  listOfType: (type: CourseType) => Promise<Course[]>,
): Promise<(Listed & { href: string })[]> {
  if (courses.every(hasHref)) return courses;
  const types = [...new Set(courses.filter((course) => !hasHref(course)).map(urlType))];
  const oldest = new Map(
    await Promise.all(types.map(async (type) => [type, oldestIds([...(await listOfType(type)), ...courses])] as const)),
  );
  return courses.map((course) => {
    const isNameTaken = oldest.get(urlType(course))?.get(course.name) !== course._id;
    return { ...course, href: course.href ?? courseHref(course, { isNameTaken }) };
  });
}
