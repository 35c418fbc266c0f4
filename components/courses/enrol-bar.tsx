import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { Course } from '@/lib/contract/courses';
import { enrolHref } from './course-box';

/** Sticks to the bottom of a phone's screen while the course text is in view. */
export function EnrolBar({ course }: { course: Course }) {
  const text = getText('courses');
  return (
    <aside className="enrol-bar" aria-label={text.enrolBar}>
      <Price price={course.price ?? text.fallback.price} off={course.off} />
      <LinkButton variant="gold" href={enrolHref(course)} rel="nofollow">
        {text.enroll}
      </LinkButton>
    </aside>
  );
}
