import { notFound, permanentRedirect } from 'next/navigation';
import { getText } from '#text';
import { LoadFailure } from '@/components/ui/load-failure';
import { findCourse } from '@/lib/api/find-course';
import { decodePathSegment } from '@/lib/format/path-segment';
import { localPath } from '@/lib/text/local-path';

export default async function OldCoursePage({ params }: { params: Promise<{ id: string }> }) {
  const text = getText('courses');
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
  permanentRedirect(localPath(course.data.href));
}
