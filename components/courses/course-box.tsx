import { ChatLinks } from '@/components/layout/chat-links';
import { LinkButton } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { getSiteInfo } from '@/lib/api/site-info';
import { type Course, isVideoCourse } from '@/lib/contract/courses';
import { courses as text } from '@/lib/text/en/courses';
import { CourseFacts } from './course-facts';
import { firstFacts, moreFacts } from './facts';

/** Where Enroll Now leads: a form for the course, or its payment, which asks for a login where there is none. */
export const enrolHref = (course: Course) => `/${isVideoCourse(course) ? 'payment' : 'zoom'}?course=${course._id}`;

/** What a parent asks first, and the way in. */
export async function CourseBox({ course }: { course: Course }) {
  const links = (await getSiteInfo()).data?.links;
  return (
    <aside className="card course-box" aria-label={text.facts.price}>
      <Price price={course.price ?? text.fallback.price} off={course.off} />
      <CourseFacts facts={firstFacts(course)} />
      <LinkButton look="gold" href={enrolHref(course)} rel="nofollow">
        {text.enroll}
      </LinkButton>
      <p className="small muted">{isVideoCourse(course) ? text.enrolVideoHint : text.enrolLiveHint}</p>
      <CourseFacts facts={moreFacts(course)} />
      <div className="small">
        <p>
          {text.questionHint} <SiteLink href="/contact">{text.question}</SiteLink>
        </p>
        <ChatLinks links={links} named />
      </div>
    </aside>
  );
}
