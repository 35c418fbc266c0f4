import { Stylesheet } from '@/components/ui/stylesheet';
import { listClassesOf } from '@/lib/api/classes';
import type { Course } from '@/lib/contract/courses';
import { classes as text } from '@/lib/text/en/classes';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { ReserveLink } from './reserve-link';
import { SeatsBadge } from './seats-badge';

/** The open classes on the page of a course. */
export async function CourseClasses({ course }: { course: Course }) {
  const classes = await listClassesOf(course._id);
  if (classes.length === 0) return null;
  return (
    <section className="course-classes" aria-labelledby="classes">
      <Stylesheet name="classes" />
      <h2 id="classes">{text.ofCourse}</h2>
      <ul>
        {classes.map((each) => (
          <li key={each._id} className="course-class">
            <ClassWhen slots={each.slots} />
            <p className="small muted">
              {[placeLine(each), each.lessons && text.lessons(each.lessons), each.teacher].filter(Boolean).join(' · ')}
            </p>
            <SeatsBadge of={each} />
            <ReserveLink of={each} course={course} />
          </li>
        ))}
      </ul>
    </section>
  );
}
