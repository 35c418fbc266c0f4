import { getText } from '#text';
import { fullName, type NamedCourse } from '@/components/courses/translated-name';
import { LinkButton } from '@/components/ui/button';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { scheduleLine } from '@/lib/text/class-lines';
import { fill } from '@/lib/text/fill';

export function ReserveLink({ courseClass, course }: { courseClass: CourseClass; course: NamedCourse }) {
  const text = getText('classes');
  const [name, label] = isFull(courseClass) ? [text.wait, text.waitForClass] : [text.reserve, text.reserveClass];
  return (
    <LinkButton
      variant={isFull(courseClass) ? 'quiet' : 'gold'}
      isSmall
      href={`/reserve?class=${courseClass._id}`}
      rel="nofollow"
      aria-label={fill(label, { course: fullName(course), when: scheduleLine(courseClass) })}
    >
      {name}
    </LinkButton>
  );
}
