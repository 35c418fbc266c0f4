import { notFound } from 'next/navigation';
import { getText } from '#text';
import { NextClasses } from '@/components/classes/next-classes';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listCoursePage } from '@/lib/api/courses';
import { getSiteInfo } from '@/lib/api/site-info';
import { capabilities } from '@/lib/backend-choice';
import { type CourseFilter, classFilterNames, courseListHref, parseCourseFilter } from '@/lib/contract/course-filter';
import type { CourseType } from '@/lib/contract/courses';
import { parsePageNumber } from '@/lib/format/page-number';
import { setTotalPages } from '@/lib/http/page-state';
import { CourseFilters } from './course-filters';
import { CourseGroups } from './course-groups';

export type CourseListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const maxNextClasses = 3;

const toLeadKey = (type: CourseType) => type.toLowerCase() as Lowercase<CourseType>;

/** A filter does not change the canonical path: it shows the same list. */
export async function describeCourseList(type: CourseType, { searchParams }: CourseListPageProps) {
  const text = getText('courses');
  const page = parsePageNumber((await searchParams).page) ?? 1;
  return {
    title: text.titles[type],
    description: text.descriptions[type],
    path: courseListHref(type, {}, page),
  };
}

export async function CourseListPage({ type, searchParams }: CourseListPageProps & { type: CourseType }) {
  const text = getText('courses');
  const query = await searchParams;
  const page = parsePageNumber(query.page);
  const filter = parseCourseFilter(query);
  if (!page || !filter || (!capabilities.hasClasses && needsClasses(filter))) notFound();
  const [info] = await Promise.all([getSiteInfo(), listCoursePage(type, page, filter)]);
  const lead = info.data?.texts?.leads?.[toLeadKey(type)];
  return (
    <main>
      <Stylesheet name="courses" />
      <PageHeading
        lead={lead && <MultilingualText text={lead} lang={info.data?.textLanguages?.[`leads.${toLeadKey(type)}`]} />}
      >
        {text.titles[type]}
      </PageHeading>
      <div className="page course-list">
        <CourseList type={type} page={page} filter={filter} />
        <NextClasses type={type} maxRows={maxNextClasses} isPart />
        <aside className="course-hint cluster">
          <p>{text.testHint}</p>
          <LinkButton variant="quiet" href="/level-test">
            {text.test}
          </LinkButton>
        </aside>
      </div>
    </main>
  );
}

const needsClasses = (filter: CourseFilter) => classFilterNames.some((name) => filter[name] !== undefined);

type ListProps = { type: CourseType; page: number; filter: CourseFilter };

async function CourseList({ type, page, filter }: ListProps) {
  const text = getText('courses');
  const loaded = await listCoursePage(type, page, filter);
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const { courses, total, totalPages, choices } = loaded.data;
  setTotalPages(totalPages);
  if (page > Math.max(1, totalPages)) notFound();
  return (
    <>
      <CourseFilters type={type} filter={filter} choices={choices} total={total} />
      {courses.length > 0 ? <CourseGroups courses={courses} type={type} /> : <NoCourses type={type} filter={filter} />}
      {totalPages > 1 && (
        <Pagination page={page} totalPages={totalPages} hrefOf={(each) => courseListHref(type, filter, each)} />
      )}
    </>
  );
}

function NoCourses({ type, filter }: Omit<ListProps, 'page'>) {
  const text = getText('courses');
  const illustration = '/illustrations/empty-courses.svg';
  if (Object.keys(filter).length === 0) return <EmptyState illustration={illustration}>{text.empty}</EmptyState>;
  return (
    <EmptyState
      illustration={illustration}
      action={
        <p className="cluster">
          <LinkButton href={courseListHref(type)}>{getText('classes').clear}</LinkButton>
          <LinkButton variant="quiet" href="/contact">
            {text.question}
          </LinkButton>
        </p>
      }
    >
      {text.noneFound}
    </EmptyState>
  );
}
