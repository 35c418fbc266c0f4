import { notFound } from 'next/navigation';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Timetable } from '@/components/classes/timetable';
import { PageHeading } from '@/components/ui/page-heading';
import { capabilities } from '@/lib/backend-choice';
import { parseTimetableFilter, timetableHref } from '@/lib/contract/timetable-filter';

export const generateMetadata = () => {
  const text = getText('classes');
  return pageMetadata({ title: text.title, description: text.description, path: timetableHref() });
};

export default async function TimetablePage({ searchParams }: PageProps<'/timetable'>) {
  const text = getText('classes');
  const filter = parseTimetableFilter(await searchParams);
  if (!capabilities.hasClasses || !filter) notFound();
  return (
    <main>
      <PageHeading lead={text.lead}>{text.title}</PageHeading>
      <Timetable filter={filter} />
    </main>
  );
}
