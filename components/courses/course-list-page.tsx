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
import { type CoursePage as LoadedPage, listCoursePage } from '@/lib/api/courses';
import { getSiteInfo } from '@/lib/api/site-info';
import { ageGroups } from '@/lib/contract/age-groups';
import { cefrLevels } from '@/lib/contract/common';
import type { CourseFilter } from '@/lib/contract/course-levels';
import type { CourseType } from '@/lib/contract/courses';
import { parsePageNumber } from '@/lib/format/page-number';
import { setTotalPages } from '@/lib/http/page-state';
import { CourseGroups } from './course-groups';
import { FilterLinks } from './filter-links';

export type CourseListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const maxNextClasses = 3;

const toLeadKey = (type: CourseType) => type.toLowerCase() as Lowercase<CourseType>;

type CourseListView = CourseFilter & { page?: number };

export function listHref(type: CourseType, { page = 1, level, ages }: CourseListView = {}): string {
  const query = new URLSearchParams();
  if (ages) query.set('ages', ages);
  if (level) query.set('level', level);
  if (page > 1) query.set('page', String(page));
  return `/${type.toLowerCase()}${query.size > 0 ? `?${query}` : ''}`;
}

/** Reads the filter of a URL, in either case: "B2" or "b2". Returns undefined for an unknown level or age group. */
function parseFilter({ level, ages }: Record<string, string | string[] | undefined>): CourseFilter | undefined {
  const filter = {
    level: cefrLevels.find((each) => each === String(level).toUpperCase()),
    ages: ageGroups.find((each) => each === ages),
  };
  const isKnown = (level === undefined || filter.level) && (ages === undefined || filter.ages);
  return isKnown ? filter : undefined;
}

/** A filter does not change the canonical path: it shows the same list. */
export async function describeCourseList(type: CourseType, { searchParams }: CourseListPageProps) {
  const text = getText('courses');
  const page = parsePageNumber((await searchParams).page) ?? 1;
  return {
    title: text.titles[type],
    description: text.descriptions[type],
    path: listHref(type, { page }),
  };
}

export async function CourseListPage({ type, searchParams }: CourseListPageProps & { type: CourseType }) {
  const text = getText('courses');
  const query = await searchParams;
  const page = parsePageNumber(query.page);
  const filter = parseFilter(query);
  if (!page || !filter) notFound();
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

type FilterChoices = Pick<LoadedPage, 'levels' | 'ageGroups'>;
type ListProps = { type: CourseType; page: number; filter: CourseFilter };

async function CourseList({ type, page, filter }: ListProps) {
  const text = getText('courses');
  const loaded = await listCoursePage(type, page, filter);
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const { courses, totalPages } = loaded.data;
  setTotalPages(totalPages);
  if (page > Math.max(1, totalPages)) notFound();
  return (
    <>
      <Filters type={type} filter={filter} {...loaded.data} />
      {courses.length > 0 ? (
        <CourseGroups courses={courses} type={type} />
      ) : (
        <EmptyState illustration="/illustrations/empty-courses.svg">
          {filter.level || filter.ages ? text.noneFound : text.empty}
        </EmptyState>
      )}
      {totalPages > 1 && (
        <Pagination page={page} totalPages={totalPages} hrefOf={(each) => listHref(type, { ...filter, page: each })} />
      )}
    </>
  );
}

/** Classes for children are by age. Choosing an age resets the level. */
function Filters({ type, filter, levels, ageGroups: groups }: Omit<ListProps, 'page'> & FilterChoices) {
  const text = getText('courses');
  return (
    <div className="course-filters">
      {type === 'Kid' && (
        <FilterLinks
          label={text.ageFilter}
          all={text.allAges}
          options={groups.map((ages) => ({ value: ages, name: text.ageGroups[ages] }))}
          chosen={filter.ages}
          hrefOf={(ages) => listHref(type, { ages })}
        />
      )}
      <FilterLinks
        label={text.filter}
        all={text.allLevels}
        options={levels.map((level) => ({ value: level, name: level }))}
        chosen={filter.level}
        hrefOf={(level) => listHref(type, { ...filter, level })}
      />
    </div>
  );
}
