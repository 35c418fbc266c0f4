import { InstructorFacts } from '@/components/instructors/instructor-facts';
import { Avatar } from '@/components/ui/avatar';
import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import { listInstructors } from '@/lib/api/instructors';
import { courses as text } from '@/lib/text/en/courses';

/** Who teaches the course: the name at least, with face and words where the school shows them. */
export async function CourseInstructor({ name }: { name?: string }) {
  if (!name) return null;
  const { data } = await listInstructors();
  const known = data?.find((instructor) => instructor.name === name);
  return (
    <section className="stack" aria-labelledby="instructor">
      <h2 id="instructor">{text.facts.instructor}</h2>
      <div className="course-instructor">
        <Avatar name={name} picture={known?.pictures?.image} path={known?.image} size={5} />
        <div>
          <h3>
            <SiteLink href="/instructor" className="quiet-link">
              <MyText text={name} />
            </SiteLink>
          </h3>
          {known?.role && (
            <p className="muted">
              <MyText text={known.role} />
            </p>
          )}
        </div>
        {known && <InstructorFacts instructor={known} />}
        {known?.shortSub && (
          <p>
            <MyText text={known.shortSub} />
          </p>
        )}
      </div>
    </section>
  );
}
