import { notFound } from 'next/navigation';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Timetable } from '@/components/classes/timetable';
import { PageHeading } from '@/components/ui/page-heading';
import { capabilities } from '@/lib/backend-choice';
import { parseTimetableFilter, parseTimetableView, timetableHref } from '@/lib/contract/timetable-filter';
import { parsePageNumber } from '@/lib/format/page-number';

export async function generateMetadata({ searchParams }: PageProps<'/timetable'>) {
  const text = getText('classes');
  const page = parsePageNumber((await searchParams).page);
  return pageMetadata({ title: text.title, description: text.description, path: timetableHref({}, page) });
}

export default async function TimetablePage({ searchParams }: PageProps<'/timetable'>) {
  const text = getText('classes');
  const search = await searchParams;
  const filter = parseTimetableFilter(search);
  const [view, page] = [parseTimetableView(search), parsePageNumber(search.page)];
  if (!capabilities.hasClasses || !filter || !view || !page) notFound();
  return (
    <main>
      <PageHeading lead={text.lead}>{text.title}</PageHeading>
      <Timetable filter={filter} view={view} page={page} />
    </main>
  );
}
