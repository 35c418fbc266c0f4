import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { InstructorGrid } from '@/components/instructors/instructor-grid';
import { PageHeading } from '@/components/ui/page-heading';
import { listInstructors } from '@/lib/api/instructors';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { instructors } from '@/lib/text/en/instructors';

export function generateMetadata(): Metadata {
  const description = instructors.description(env().SITE_NAME);
  return pageMetadata({ title: instructors.title, description, path: '/instructor' });
}

export default async function InstructorPage() {
  const [info] = await Promise.all([getSiteInfo(), listInstructors()]);
  const lead = info.data?.texts?.leads?.instructor;
  return (
    <main>
      <PageHeading lead={lead}>{instructors.title}</PageHeading>
      <div className="page pb-20">
        <InstructorGrid />
      </div>
    </main>
  );
}
