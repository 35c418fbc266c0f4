import { getText } from '#text';
import type { CourseClass } from '@/lib/contract/classes';
import { meetingsOf } from '@/lib/text/class-lines';

export function ClassWhen({ slots }: Pick<CourseClass, 'slots'>) {
  const text = getText('classes');
  if (slots.length === 0) return <p className="class-when class-on-request">{text.onRequest}</p>;
  return (
    <div className="class-when">
      {meetingsOf(slots).map(({ days, hours }) => (
        <p key={hours}>
          <strong>{days}</strong> <span>{hours}</span>
        </p>
      ))}
    </div>
  );
}
