import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { Price } from '@/components/ui/price';
import type { FittingCourse } from '@/lib/api/level-test';
import type { CefrLevel } from '@/lib/contract/common';
import { languageOf } from '@/lib/format/language';
import { courses as coursesText } from '@/lib/text/en/courses';
import { levelTest as text } from '@/lib/text/en/level-test';

type Props = { courses: FittingCourse[]; level: CefrLevel | undefined };

/** Courses of the level that was reached; without one, the way to advice. */
export function FittingCourseList({ courses, level }: Props) {
  return (
    <section className="stack level-test-courses">
      <h3>{level && courses.length > 0 ? text.courses(level) : text.anyCourse}</h3>
      {courses.length > 0 && (
        <ul>
          {courses.map((course) => (
            <li key={course._id}>
              <div>
                <SiteLink href={course.href} lang={languageOf(course.name)}>
                  <MyText text={course.name} />
                </SiteLink>
                {course.type && <p className="small muted">{coursesText.titles[course.type]}</p>}
              </div>
              <Price price={course.price} off={course.off} />
            </li>
          ))}
        </ul>
      )}
      <p className="cluster level-test-actions">
        <LinkButton look="quiet" small href={level && courses.length > 0 ? `/adult?level=${level}` : '/adult'}>
          {text.allCourses}
        </LinkButton>
        <LinkButton look="quiet" small href="/quotation">
          {text.quotation}
        </LinkButton>
      </p>
    </section>
  );
}
