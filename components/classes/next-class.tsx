import { getText } from '#text';
import type { CourseClass } from '@/lib/contract/classes';
import { joinFacts } from '@/lib/format/join-list';
import { plural } from '@/lib/text/fill';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { SeatsBadge } from './seats-badge';

/** The next class on a course card, and how many others have a seat left. */
export function NextClass({ next, others = 0 }: { next: CourseClass; others?: number }) {
  const line = joinFacts([placeLine(next), others > 0 && plural(getText('classes').others, others)]);
  return (
    <div className="next-class">
      <ClassWhen slots={next.slots} />
      <p className="small muted">{line}</p>
      <SeatsBadge courseClass={next} />
    </div>
  );
}
