import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { LevelBadge } from '@/components/ui/level-badge';
import { MyText } from '@/components/ui/my-text';
import { Picture, sparing } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { ListedCourse } from '@/lib/api/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { languageOf } from '@/lib/format/language';
import { courses as text } from '@/lib/text/en/courses';
import { CourseFacts } from './course-facts';
import { cardFacts } from './facts';

type Props = {
  course: ListedCourse;
  headingLevel?: 2 | 3;
  /** True where its picture is on the first screen. */
  eager?: boolean;
};

/** A course among others: what it is, for whom, how long, how many, how much. */
export function CourseCard({ course, headingLevel = 3, eager }: Props) {
  return (
    <Card
      className="course-card"
      media={
        <Picture
          picture={course.pictures?.thumbnail}
          path={course.thumbnail}
          alt=""
          fallback="/illustrations/empty-courses.svg"
          sizes={`(min-width: 70rem) 24rem, (min-width: 44rem) 46vw, ${sparing}`}
          eager={eager}
        />
      }
    >
      <p className="cluster course-marks">
        <LevelBadge level={course.levels ?? text.beginner} />
        {isVideoCourse(course) && <Badge tone="golden">{text.video}</Badge>}
      </p>
      <CardLink href={course.href} level={headingLevel} lang={languageOf(course.name)}>
        <MyText text={course.name} />
      </CardLink>
      {course.summary && (
        <p className="small muted line-clamp-3">
          <MyText text={course.summary} />
        </p>
      )}
      <div className="card-foot stack course-foot">
        <CourseFacts facts={cardFacts(course)} />
        <Price price={course.price ?? text.fallback.price} off={course.off} />
      </div>
    </Card>
  );
}
