import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { Price } from '@/components/ui/price';
import { canonicalCourseHref } from '@/lib/api/courses';
import type { Course } from '@/lib/contract/courses';
import { languageOf } from '@/lib/format/language';
import { courses } from '@/lib/text/en/courses';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { CourseChoices, type TransferAddress } from './course-choices';

/** What is being paid for, and how much: the chooser folded into one line, which opens it again. */
export async function ChosenCourse({ course, page }: { course: Course; page: TransferAddress }) {
  return (
    <details className="card chosen-course">
      <summary>
        <span className="display" lang={languageOf(course.name)}>
          <MyText text={course.name} />
        </span>
        <span className="chosen-change">{text.change}</span>
        <span>
          <span className="hidden-text">{text.toPay}</span>
          {course.price ? <Price price={course.price} off={course.off} /> : text.priceOnRequest}
        </span>
      </summary>
      <div className="stack">
        <p className="small">
          <SiteLink href={await canonicalCourseHref(course)}>{courses.about}</SiteLink>
        </p>
        <CourseChoices page={page} first={course.type} />
      </div>
    </details>
  );
}
