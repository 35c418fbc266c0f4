import { getText } from '#text';
import { CourseClasses } from '@/components/classes/course-classes';
import { ChatLinks } from '@/components/layout/chat-links';
import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { listClassesOf } from '@/lib/api/classes';
import { getSiteInfo } from '@/lib/api/site-info';
import type { Course } from '@/lib/contract/courses';
import { furtherFacts, keyFacts } from './course-fact-lists';
import { CourseFacts } from './course-facts';
import { enrolAction } from './enrol-action';

export async function CourseBox({ course }: { course: Course }) {
  const text = getText('courses');
  const links = (await getSiteInfo()).data?.links;
  const classes = await listClassesOf(course._id);
  const { href, label, hint } = enrolAction(course, classes);
  return (
    <aside className="card course-box" aria-label={text.facts.price}>
      <Price price={course.price ?? text.fallback.price} off={course.off} />
      <CourseFacts facts={keyFacts(course, { hasClasses: classes.length > 0 })} />
      <LinkButton variant="gold" href={href} rel="nofollow">
        {label}
      </LinkButton>
      <p className="small muted">{hint}</p>
      <CourseClasses course={course} classes={classes} />
      <CourseFacts facts={furtherFacts(course)} />
      <div className="small">
        <p>
          {text.questionHint} <SiteLink href="/contact">{text.question}</SiteLink>
        </p>
        <ChatLinks links={links} hasNames />
      </div>
    </aside>
  );
}
