import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Price } from '@/components/ui/price';
import type { FoundCourse } from '@/lib/api/find-course';
import { contentLanguage } from '@/lib/text/content-language';
import { CourseChoices, type TransferPath } from './course-choices';

export function ChosenCourse({ course, page }: { course: FoundCourse; page: TransferPath }) {
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
          <span className="visually-hidden">{text.toPay}</span>
          {course.price ? <Price price={course.price} off={course.off} /> : text.priceOnRequest}
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
