import type { Course } from '@/lib/cms/payload-types';
import { type CefrLevel, cefrLevels } from '@/lib/contract/cefr-levels';
import { levelsOf, sortByLevel } from '@/lib/contract/course-levels';
import { isVideoCourse } from '@/lib/contract/courses';

type Leveled = Pick<Course, 'id' | 'type' | 'mainType' | 'cefr' | 'levels'>;

const toLeveled = <One extends Leveled>(course: One) => ({ ...course, cefr: course.cefr ?? undefined });

const indexOf = (level: CefrLevel | undefined, missing: number) => (level ? cefrLevels.indexOf(level) : missing);

/** The courses that a class of a course can go on with, by level: of the same kind of enrolment. */
export const listFollowing = <One extends Leveled>(own: Leveled, courses: One[]): One[] =>
  sortByLevel(courses.filter((course) => isVideoCourse(course) === isVideoCourse(own)).map(toLeveled)) as never;

/** The first course for the same learners that begins above the last level of this one. */
export function proposeNextCourse<One extends Leveled>(own: Leveled, courses: One[]): One | undefined {
  const last = indexOf(levelsOf(toLeveled(own)).at(-1), cefrLevels.length);
  return listFollowing(own, courses).find(
    (course) => course.type === own.type && indexOf(levelsOf(toLeveled(course))[0], -1) > last,
  );
}
