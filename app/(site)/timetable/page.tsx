import { notFound } from 'next/navigation';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Timetable } from '@/components/classes/timetable';
import { PageHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { capabilities } from '@/lib/backend-choice';
import { parseTimetableFilter, timetableHref } from '@/lib/contract/timetable-filter';
import { classes as text } from '@/lib/text/en/classes';

export const generateMetadata = () =>
  pageMetadata({ title: text.title, description: text.description, path: timetableHref() });

export default async function TimetablePage({ searchParams }: PageProps<'/timetable'>) {
  const filter = parseTimetableFilter(await searchParams);
  if (!capabilities().hasClasses || !filter) notFound();
  return (
    <main>
      <Stylesheet name="courses" />
      <Stylesheet name="classes" />
      <PageHeading lead={text.lead}>{text.title}</PageHeading>
      <div className="page course-list timetable">
        <Timetable filter={filter} />
      </div>
    </main>
  );
}
