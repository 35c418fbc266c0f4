import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import type { FoundCourse } from '@/lib/api/find-course';
import type { Course } from '@/lib/contract/courses';
import { contentLanguage } from '@/lib/text/content-language';
import { CourseChoices, type TransferPath } from './course-choices';

type Props = {
  course: FoundCourse;
  /** The chosen class, which may have a price of its own, or the course. Undefined if it depends on the class. */
  toPay?: Pick<Course, 'price' | 'off'>;
  page: TransferPath;
};

export function ChosenCourse({ course, toPay, page }: Props) {
  const courses = getText('courses');
  const text = getText('enrolments');
  return (
    <details className="card chosen-course">
      <summary>
        <span className="display" lang={contentLanguage(course.name)}>
          <MultilingualText text={course.name} />
        </span>
        <span className="chosen-course-change">{text.change}</span>
        <span>
          {toPay ? (
            <>
              <span className="visually-hidden">{text.toPay}</span>
              {toPay.price ? <Price price={toPay.price} off={toPay.off} /> : text.priceOnRequest}
            </>
          ) : (
            text.priceByClass
          )}
        </span>
      </summary>
      <div className="stack">
        <p className="small">
          <SiteLink href={course.href}>{courses.about}</SiteLink>
        </p>
        <CourseChoices page={page} initialType={course.type} />
      </div>
    </details>
  );
}
