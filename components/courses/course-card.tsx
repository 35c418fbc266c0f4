import { getText } from '#text';
import { NextClass } from '@/components/classes/next-class';
import { Badge } from '@/components/ui/badge';
import { Card, CardLink } from '@/components/ui/card';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { smallestPicture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { CardCourse } from '@/lib/api/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { contentLanguage } from '@/lib/text/content-language';
import { levelLabel } from '@/lib/text/course-labels';
import { cardFacts } from './course-fact-lists';
import { CourseFacts } from './course-facts';
import { CourseThumbnail } from './course-thumbnail';
import { TranslatedName } from './translated-name';

type Props = {
  course: CardCourse;
  headingLevel?: 2 | 3;
  isEager?: boolean;
};

export function CourseCard({ course, headingLevel = 3, isEager }: Props) {
  const text = getText('courses');
  return (
    <Card
      className="course-card"
      media={
        <CourseThumbnail
          course={course}
          alt=""
          sizes={`(min-width: 70rem) 24rem, (min-width: 44rem) 46vw, ${smallestPicture}`}
          isEager={isEager}
        />
      }
    >
      {course.nextClass && <Stylesheet name="classes" />}
      <p className="cluster course-badges">
        <LevelBadge level={levelLabel(course.levels ?? text.beginner)} />
        {isVideoCourse(course) && <Badge tone="golden">{text.video}</Badge>}
      </p>
      <CardLink href={course.href} level={headingLevel} lang={contentLanguage(course.name)}>
        <HeadingText text={course.name} />
      </CardLink>
      <TranslatedName course={course} />
      {course.summary && (
        <p className="small muted line-clamp-5">
          <MultilingualText text={course.summary} lang={course.textLanguages?.summary} />
        </p>
      )}
      <div className="card-foot stack course-foot">
        {course.nextClass && <NextClass next={course.nextClass} others={course.otherClasses} />}
        <CourseFacts facts={cardFacts(course)} />
        <Price price={course.price ?? text.fallback.price} off={course.off} />
      </div>
    </Card>
  );
}
