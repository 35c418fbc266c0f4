import { getLocale, getText } from '#text';
import type { ListedCourse } from '@/lib/api/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { dayMonthYear, shortDate } from '@/lib/format/dates';
import { joinFacts } from '@/lib/format/join-list';
import { taughtIn } from '@/lib/text/course-labels';
import { fill, plural } from '@/lib/text/fill';
import { agesText } from './course-ages';
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

/** Backends write "-" for an unknown value. */
const withoutDash = (value: number | string | undefined) => (value === undefined || value === '-' ? undefined : value);

const compact = (facts: (CourseFact | undefined)[]) => facts.filter((fact): fact is CourseFact => Boolean(fact));

const fact = (icon: CourseFact['icon'], label: string, value: string | undefined): CourseFact | undefined =>
  value ? { icon, label, value } : undefined;

const duration = (course: Course) => {
  const text = getText('courses');
  const months = withoutDash(course.duration);
  return fact('clock', text.facts.duration, typeof months === 'number' ? fill(text.months, { count: months }) : months);
};

const seats = (course: Course) => {
  const text = getText('courses');
  // The specification sets a default for backends that omit the number; our own video courses send "-".
  const maxStudents = withoutDash(course.maxStudents ?? text.fallback.maxStudents);
  return fact(
    'users',
    text.facts.seats,
    typeof maxStudents === 'number' ? fill(text.seats, { count: maxStudents }) : maxStudents,
  );
};

const ages = (course: Course) => {
  const text = getText('courses');
  return fact('user', text.facts.ages, agesText(course.ages));
};

export const cardFacts = ({ nextClass, ...course }: Course & { nextClass?: object }): CourseFact[] =>
  compact(
    nextClass
      ? [duration(course), ages(course)]
      : [start(course, shortDate), duration(course), ages(course), seats(course)],
  );

export function factLine(course: Course): string {
  const [months, years] = [duration(course), ages(course)];
  return joinFacts([months?.value, years && fill(getText('courses').agesLine, { ages: years.value })]);
}

/** Returns the next start as a date, or as the backend's own text. A past date returns undefined. */
export function nextStart(course: Course, format = dayMonthYear): string | undefined {
  const text = getText('courses');
  const rawStart = course.start_course;
  if (!rawStart) return isVideoCourse(course) ? text.startAnytime : undefined;
  const date = new Date(rawStart);
  if (Number.isNaN(date.getTime())) return rawStart;
  return date.getTime() < Date.now() - 24 * 60 * 60 * 1000 ? undefined : format(date, getLocale());
}

const startLabel = (course: Course) => {
  const { facts } = getText('courses');
  return course.start_course ? facts.start : facts.startOpen;
};

const start = (course: Course, format?: typeof dayMonthYear) =>
  fact('calendar', startLabel(course), nextStart(course, format));

export function startLine(course: Course): string {
  const date = nextStart(course, shortDate);
  return date ? `${startLabel(course)} ${date}` : '';
}

export const keyFacts = (course: Course, { hasClasses = false } = {}): CourseFact[] =>
  compact(
    hasClasses ? [duration(course), ages(course)] : [duration(course), start(course), ages(course), seats(course)],
  );

export const furtherFacts = (course: Course): CourseFact[] => {
  const text = getText('courses');
  return compact([
    fact('languages', text.facts.language, course.language && taughtIn(course.language)),
    fact('bookOpen', text.facts.lessons, course.lectures ? String(course.lectures) : undefined),
    fact('graduationCap', text.facts.instructor, course.instructor),
    fact('heart', text.facts.learners, course.students ? plural(text.learnersSoFar, course.students) : undefined),
  ]);
};
