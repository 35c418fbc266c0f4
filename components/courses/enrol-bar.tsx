import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import { listClassesOf } from '@/lib/api/classes';
import type { Course } from '@/lib/contract/courses';
import { enrolAction } from './enrol-action';

/** Sticks to the bottom of a phone's screen while the course text is in view. */
export async function EnrolBar({ course }: { course: Course }) {
  const text = getText('courses');
  const { href, label } = enrolAction(course, await listClassesOf(course._id));
  return (
    <aside className="enrol-bar" aria-label={text.enrolBar}>
      <Price price={course.price ?? text.fallback.price} off={course.off} />
      <LinkButton variant="gold" href={href} rel="nofollow">
        {label}
      </LinkButton>
    </aside>
  );
}
