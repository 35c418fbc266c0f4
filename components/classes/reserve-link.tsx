import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { scheduleLine } from '@/lib/text/class-lines';
import { fill } from '@/lib/text/fill';

export function ReserveLink({ of }: { of: CourseClass }) {
  const text = getText('classes');
  const [name, label] = isFull(of) ? [text.wait, text.waitForClass] : [text.reserve, text.reserveClass];
  return (
    <LinkButton
      variant={isFull(of) ? 'quiet' : 'gold'}
      isSmall
      href={`/reserve?class=${of._id}`}
      rel="nofollow"
      aria-label={fill(label, { course: of.course.name, when: scheduleLine(of) })}
    >
      {name}
    </LinkButton>
  );
}
