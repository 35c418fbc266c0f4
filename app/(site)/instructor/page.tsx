import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { InstructorGrid } from '@/components/instructors/instructor-grid';
import { PageHeading } from '@/components/ui/page-heading';
import { listInstructors } from '@/lib/api/instructors';
import { getSiteInfo } from '@/lib/api/site-info';
import { languagesOfAll } from '@/lib/api/translations';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export async function generateMetadata(): Promise<Metadata> {
  const instructors = getText('instructors');
  const description = fill(instructors.description, { name: env().SITE_NAME });
  const languages = languagesOfAll((await listInstructors()).data ?? []);
  return pageMetadata({ title: instructors.title, description, path: '/instructor', languages });
}

export default async function InstructorPage() {
  const instructors = getText('instructors');
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
