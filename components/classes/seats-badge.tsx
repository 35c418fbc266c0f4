import { Badge } from '@/components/ui/badge';
import { type CourseClass, isFull } from '@/lib/contract/classes';
import { seatsLine } from './class-lines';

const fewSeats = 3;

export function SeatsBadge({ courseClass }: { courseClass: Pick<CourseClass, 'seatsLeft'> }) {
  const tone = isFull(courseClass) ? 'plain' : courseClass.seatsLeft <= fewSeats ? 'warn' : 'good';
  return (
    <Badge tone={tone} className="class-seats">
      {seatsLine(courseClass)}
    </Badge>
  );
}
