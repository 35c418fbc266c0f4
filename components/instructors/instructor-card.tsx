import { getText } from '#text';
import { TranslatedName } from '@/components/courses/translated-name';
import { SocialIcon } from '@/components/ui/brand-icons';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture } from '@/components/ui/picture';
import type { ListedCourse } from '@/lib/api/courses';
import { type Instructor, socialLinks } from '@/lib/contract/instructors';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { InstructorFacts } from './instructor-facts';

type Props = { instructor: Instructor; courses: ListedCourse[] };

export function InstructorCard({ instructor, courses }: Props) {
  const text = getText('instructors');
  const { name, role, shortSub, image, pictures, textLanguages } = instructor;
  const { facebook, linkedin } = socialLinks(instructor);
  return (
    <article className="card instructor">
      <div className="instructor-portrait">
        <Picture
          picture={pictures?.image}
          path={image}
          alt=""
          fallback="/illustrations/empty-people.svg"
          sizes="10rem"
        />
      </div>
      <div className="card-body">
        <h2 className="display" lang={contentLanguage(name)}>
          {name}
        </h2>
        {role && (
          <p className="instructor-role">
            <MultilingualText text={role} lang={textLanguages?.role} />
          </p>
        )}
        {shortSub && (
          <p className="muted">
            <MultilingualText text={shortSub} lang={textLanguages?.shortSub} />
          </p>
        )}
        <InstructorFacts instructor={instructor} />
        <TaughtCourses courses={courses} />
        {(facebook || linkedin) && (
          <p className="instructor-links card-foot">
            {facebook && (
              <SiteLink href={facebook} aria-label={fill(text.network, { name, network: 'Facebook' })}>
                <SocialIcon network="facebook" />
              </SiteLink>
            )}
            {linkedin && (
              <SiteLink href={linkedin} aria-label={fill(text.network, { name, network: 'LinkedIn' })}>
                <SocialIcon network="linkedin" />
              </SiteLink>
            )}
          </p>
        )}
      </div>
    </article>
  );
}

function TaughtCourses({ courses }: { courses: ListedCourse[] }) {
  const text = getText('instructors');
  if (courses.length === 0) return null;
  return (
    <div className="instructor-courses">
      <h3>{text.teaches}</h3>
      <ul>
        {courses.map((course) => (
          <li key={course._id}>
            {course.levels && <LevelBadge level={course.levels} isBrief />}
            <SiteLink href={course.href}>
              <span lang={contentLanguage(course.name)}>
                <MultilingualText text={course.name} />
              </span>
              <TranslatedName course={course} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
