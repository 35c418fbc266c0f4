import { getText } from '#text';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { CourseClass } from '@/lib/contract/classes';
import { meetingsOf } from '@/lib/text/class-lines';

export function ClassWhen({ slots }: Pick<CourseClass, 'slots'>) {
  const text = getText('classes');
  return (
    <div className={slots.length > 0 ? 'class-when' : 'class-when class-on-request'}>
      <Stylesheet name="classes" />
      {slots.length === 0 && <p>{text.onRequest}</p>}
      {meetingsOf(slots).map(({ days, hours }) => (
        <p key={hours}>
          <strong>{days}</strong> <span>{hours}</span>
        </p>
      ))}
    </div>
  );
}
