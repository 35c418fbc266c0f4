import type { ListedCourse } from '@/lib/api/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { longDate, shortDate } from '@/lib/format/dates';
import { courses as text } from '@/lib/text/en/courses';
import type { CourseFact } from './course-facts';

type Course = Pick<
  ListedCourse,
  | 'duration'
  | 'maxStudents'
  | 'ages'
  | 'start_course'
  | 'language'
  | 'lectures'
  | 'instructor'
  | 'students'
  | 'type'
  | 'mainType'
>;

/** "-" hides a fact, and so does a missing one. */
const shown = (value: number | string | undefined) => (value === undefined || value === '-' ? undefined : value);

const without = (facts: (CourseFact | undefined)[]) => facts.filter((fact): fact is CourseFact => Boolean(fact));

const fact = (icon: CourseFact['icon'], label: string, value: string | undefined): CourseFact | undefined =>
  value ? { icon, label, value } : undefined;

const duration = (course: Course) => {
  const months = shown(course.duration);
  return fact('clock', text.facts.duration, typeof months === 'number' ? text.months(months) : months);
};

const seats = (course: Course) => {
  // A backend that leaves the number out gets the specified one; a video course of ours has none to show.
  const most = shown(course.maxStudents ?? text.fallback.maxStudents);
  return fact('users', text.facts.seats, most === undefined ? undefined : String(most));
};

const ages = (course: Course) => fact('user', text.facts.ages, course.ages);

/** What a card says, to be compared at a glance. */
export const cardFacts = (course: Course): CourseFact[] =>
  without([start(course, shortDate), duration(course), ages(course), seats(course)]);

/** The same in a line, where courses are rows: "3 Month · Ages 5 to 7". */
export function factLine(course: Course): string {
  const [months, years] = [duration(course), ages(course)];
  return [months?.value, years && `${years.label} ${years.value}`].filter(Boolean).join(' · ');
}

/** The next start as a date, or as the text a backend gives. A date that has passed says nothing. */
export function nextStart(course: Course, written: (date: Date) => string | undefined = longDate): string | undefined {
  const given = course.start_course;
  if (!given) return isVideoCourse(course) ? text.startAnytime : undefined;
  const date = new Date(given);
  if (Number.isNaN(date.getTime())) return given;
  return date.getTime() < Date.now() - 24 * 60 * 60 * 1000 ? undefined : written(date);
}

const start = (course: Course, written?: (date: Date) => string | undefined) =>
  fact('calendar', text.facts.start, nextStart(course, written));

/** The next start in a line: "Next start 4 Dec". */
export function startLine(course: Course): string {
  const date = nextStart(course, shortDate);
  return date ? `${text.facts.start} ${date}` : '';
}

/** What one asks before enrolling. */
export const firstFacts = (course: Course): CourseFact[] =>
  without([duration(course), start(course), ages(course), seats(course)]);

/** What one asks next. */
export const moreFacts = (course: Course): CourseFact[] =>
  without([
    fact('languages', text.facts.language, course.language),
    fact('bookOpen', text.facts.lessons, course.lectures ? String(course.lectures) : undefined),
    fact('graduationCap', text.facts.instructor, course.instructor),
    fact('heart', text.facts.learners, course.students ? text.learnersSoFar(course.students) : undefined),
  ]);
