import { getText } from '#text';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { type Course, isVideoCourse } from '@/lib/contract/courses';

type Action = { href: string; label: string; hint: string };

/** What the main button of a course does. A live course whose classes are all full takes no transfers. */
export function enrolAction(course: Course, classes: CourseClass[]): Action {
  const text = getText('courses');
  const [first] = classes;
  if (first && !isVideoCourse(course) && classes.every(isFull)) {
    return {
      href: `/reserve?class=${first._id}`,
      label: getText('reservations').waitSubmit,
      hint: getText('classes').allFull,
    };
  }
  // The payment page redirects guests to the login.
  return isVideoCourse(course)
    ? { href: `/payment?course=${course._id}`, label: text.enroll, hint: text.enrolVideoHint }
    : { href: `/zoom?course=${course._id}`, label: text.enroll, hint: text.enrolLiveHint };
}
