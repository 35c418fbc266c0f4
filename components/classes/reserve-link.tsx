import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { isVideoCourse } from '@/lib/contract/courses';
import { fill } from '@/lib/text/fill';
import { scheduleLine } from './class-lines';

type Props = { of: CourseClass; course: { type?: string; mainType?: string } };

export function ReserveLink({ of, course }: Props) {
  const text = getText('classes');
  if (isFull(of)) return null;
  const page = isVideoCourse(course) ? 'payment' : 'zoom';
  return (
    <LinkButton
      variant="gold"
      isSmall
      href={`/${page}?course=${of.course._id}&class=${of._id}`}
      rel="nofollow"
      aria-label={fill(text.reserveClass, { course: of.course.name, when: scheduleLine(of) })}
    >
      {text.reserve}
    </LinkButton>
  );
}
