import { getLocale, getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { CourseClass } from '@/lib/contract/classes';
import type { Course } from '@/lib/contract/courses';
import { joinFacts } from '@/lib/format/join-list';
import { displayPrice } from '@/lib/format/price';
import { plural } from '@/lib/text/fill';
import { ClassFacts } from './class-facts';
import { placeLine } from './class-lines';
import { ClassWhen } from './class-when';
import { OwnTimes } from './own-times';
import { ReserveLink } from './reserve-link';
import { SeatsBadge } from './seats-badge';

/** The open classes on the page of a course. */
export function CourseClasses({ course, classes }: { course: Course; classes: CourseClass[] }) {
  const text = getText('classes');
  if (classes.length === 0) return null;
  return (
    <section className="course-classes" aria-labelledby="classes">
      <Stylesheet name="classes" />
      <h2 id="classes">
        <HeadingText text={text.ofCourse} />
      </h2>
      {classes.some(({ slots }) => slots.length > 0) && <p className="small muted">{text.timeZone}</p>}
      <ul>
        {classes.map((each) => (
          <li key={each._id} className="course-class">
            <ClassWhen slots={each.slots} />
            <p className="small muted">
              <ClassFacts courseClass={each} facts={factsOf(each, course)} />
            </p>
            <SeatsBadge courseClass={each} />
            <ReserveLink courseClass={each} course={course} />
          </li>
        ))}
      </ul>
      <OwnTimes text={text.own} />
    </section>
  );
}

/** The price is shown only if it differs from that of the course. */
const factsOf = (one: CourseClass, course: Course) => {
  const text = getText('classes');
  return joinFacts([
    placeLine(one),
    one.lessons && plural(text.lessons, one.lessons),
    one.teacher,
    one.price && one.price !== course.price && displayPrice(one.price, getLocale()),
  ]);
};
