import { notFound, permanentRedirect } from 'next/navigation';
import { LoadFailure } from '@/components/ui/load-failure';
import { findCourse } from '@/lib/api/find-course';
import { decodePathSegment } from '@/lib/format/path-segment';
import { courses as text } from '@/lib/text/en/courses';

export default async function OldCoursePage({ params }: { params: Promise<{ id: string }> }) {
  const idOrName = decodePathSegment((await params).id);
  const byId = await findCourse({ id: idOrName });
  const course = byId.data || byId.failed ? byId : await findCourse({ name: idOrName });
  if (course.failed) {
    return (
      <main className="page">
        <LoadFailure what={text.whatOne} />
      </main>
    );
  }
  if (!course.data) notFound();
  permanentRedirect(course.data.href);
}
