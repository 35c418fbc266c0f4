import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { Price } from '@/components/ui/price';
import { courseHref } from '@/lib/api/courses';
import type { Course } from '@/lib/contract/courses';
import { enrolments as text } from '@/lib/text/en/enrolments';

/** What is being paid for, and how much. `others` leads to the chooser. */
export function ChosenCourse({ course, others }: { course: Course; others: string }) {
  return (
    <section className="card chosen-course" aria-label={text.course}>
      <p className="display chosen-name">
        <SiteLink href={courseHref(course)} className="quiet-link">
          <MyText text={course.name} />
        </SiteLink>
      </p>
      <div className="cluster">
        <span className="muted">{text.toPay}</span>
        {course.price ? <Price price={course.price} off={course.off} /> : <span>{text.priceOnRequest}</span>}
      </div>
      <p className="small">
        <SiteLink href={others}>{text.otherCourse}</SiteLink>
      </p>
    </section>
  );
}
