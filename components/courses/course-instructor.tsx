import { getText } from '#text';
import { InstructorFacts } from '@/components/instructors/instructor-facts';
import { Avatar } from '@/components/ui/avatar';
import { HeadingText } from '@/components/ui/heading-text';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listInstructors } from '@/lib/api/instructors';

export async function CourseInstructor({ name }: { name?: string }) {
  const text = getText('courses');
  if (!name) return null;
  const { data } = await listInstructors();
  const instructor = data?.find((each) => each.name === name);
  return (
    <section className="stack" aria-labelledby="instructor">
      <Stylesheet name="instructors" />
      <h2 id="instructor">{text.facts.instructor}</h2>
      <div className="course-instructor">
        <Avatar name={name} picture={instructor?.pictures?.image} path={instructor?.image} size={5} />
        <div>
          <h3>
            <SiteLink href="/instructor" className="quiet-link">
              <HeadingText text={name} />
            </SiteLink>
          </h3>
          {instructor?.role && (
            <p className="muted">
              <MultilingualText text={instructor.role} lang={instructor.textLanguages?.role} />
            </p>
          )}
        </div>
        {instructor && <InstructorFacts instructor={instructor} />}
        {instructor?.shortSub && (
          <p>
            <MultilingualText text={instructor.shortSub} lang={instructor.textLanguages?.shortSub} />
          </p>
        )}
      </div>
    </section>
  );
}
