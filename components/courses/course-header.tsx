import { getText } from '#text';
import { Badge } from '@/components/ui/badge';
import { HeadingText } from '@/components/ui/heading-text';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { Course, CourseType } from '@/lib/contract/courses';
import { isVideoCourse } from '@/lib/contract/courses';
import { contentLanguage } from '@/lib/text/content-language';
import { levelLabel } from '@/lib/text/course-labels';
import { TranslatedName } from './translated-name';

export function CourseHeader({ course, type }: { course: Course; type: CourseType }) {
  const text = getText('courses');
  return (
    <header className="course-head stack">
      <Stylesheet name="courses" />
      <p className="eyebrow">
        <SiteLink href={`/${type.toLowerCase()}`}>{text.titles[type]}</SiteLink>
      </p>
      <h1 lang={contentLanguage(course.name)}>
        <HeadingText text={course.name} />
      </h1>
      <TranslatedName course={course} />
      <p className="cluster course-badges">
        <LevelBadge level={levelLabel(course.levels ?? text.beginner)} />
        <Badge tone={isVideoCourse(course) ? 'golden' : 'plain'}>
          {isVideoCourse(course) ? text.video : text.live}
        </Badge>
      </p>
    </header>
  );
}
