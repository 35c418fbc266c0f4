import { notFound, permanentRedirect } from 'next/navigation';
import { LoadFailure } from '@/components/ui/load-failure';
import { canonicalCourseHref, findCourse } from '@/lib/api/courses';
import { pathText } from '@/lib/format/path-text';
import { courses as text } from '@/lib/text/en/courses';

/** The old address of a course: leads to the canonical one. */
export default async function OldCoursePage({ params }: { params: Promise<{ id: string }> }) {
  const asked = pathText((await params).id);
  const byId = await findCourse({ id: asked });
  const course = byId.data || byId.failed ? byId : await findCourse({ name: asked });
  if (course.failed) {
    return (
      <main className="page">
        <LoadFailure what={text.whatOne} />
      </main>
    );
  }
  if (!course.data) notFound();
  permanentRedirect(await canonicalCourseHref(course.data));
}
