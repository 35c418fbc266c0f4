import { LinkButton } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { Course } from '@/lib/contract/courses';
import { courses as text } from '@/lib/text/en/courses';
import { enrolHref } from './course-box';

/** On a phone: price and Enroll Now at the lower edge of the window, as long as the text of the course is read. */
export function EnrolBar({ course }: { course: Course }) {
  return (
    <aside className="enrol-bar" aria-label={text.enrolBar}>
      <Price price={course.price ?? text.fallback.price} off={course.off} />
      <LinkButton look="gold" href={enrolHref(course)} rel="nofollow">
        {text.enroll}
      </LinkButton>
    </aside>
  );
}
