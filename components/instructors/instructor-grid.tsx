import { getText } from '#text';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listCoursesByInstructor } from '@/lib/api/courses';
import { listInstructors } from '@/lib/api/instructors';
import { InstructorCard } from './instructor-card';

export async function InstructorGrid() {
  const text = getText('instructors');
  const [instructors, courses] = await Promise.all([listInstructors(), listCoursesByInstructor()]);
  if (instructors.failed) return <LoadFailure what={text.what} href="/instructor" />;
  if (instructors.data.length === 0) {
    return <EmptyState illustration="/illustrations/empty-people.svg">{text.empty}</EmptyState>;
  }
  return (
    <ul className="grid-cards instructors">
      <Stylesheet name="instructors" />
      {instructors.data.map((instructor, index) => (
        <li key={instructor._id ?? index}>
          <InstructorCard instructor={instructor} courses={courses.get(instructor.name) ?? []} />
        </li>
      ))}
    </ul>
  );
}
