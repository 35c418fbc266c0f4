import type { CourseClass } from '@/lib/contract/classes';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { SeatsBadge } from './seats-badge';

/** The next class on a course card. */
export function NextClass({ next }: { next: CourseClass }) {
  return (
    <div className="next-class">
      <ClassWhen slots={next.slots} />
      <p className="small muted">{placeLine(next)}</p>
      <SeatsBadge of={next} />
    </div>
  );
}
