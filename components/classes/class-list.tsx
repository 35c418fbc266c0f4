import { Stylesheet } from '@/components/ui/stylesheet';
import type { TimetableClass } from '@/lib/api/classes';
import { ClassRow } from './class-row';

export function ClassList({ classes }: { classes: TimetableClass[] }) {
  return (
    <>
      <Stylesheet name="classes" />
      <ul className="card class-list">
        {classes.map((each) => (
          <ClassRow key={each._id} courseClass={each} />
        ))}
      </ul>
    </>
  );
}
