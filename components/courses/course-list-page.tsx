import { redirect } from 'next/navigation';
import { Page } from '@/components/layout/page';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { MyText } from '@/components/ui/my-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { type CourseFilter, type CoursePage as Listed, listCoursePage } from '@/lib/api/courses';
import { getSiteInfo } from '@/lib/api/site-info';
import { ageGroups } from '@/lib/contract/age-groups';
import { cefrLevels } from '@/lib/contract/common';
import type { CourseType } from '@/lib/contract/courses';
import { pageNumber } from '@/lib/format/page-number';
import { courses as text } from '@/lib/text/en/courses';
import { CourseGroups } from './course-groups';
import { FilterLinks } from './filter-links';

export type CourseListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const leadOf = (type: CourseType) => type.toLowerCase() as Lowercase<CourseType>;

type View = CourseFilter & { page?: number };

/** The URL of a view of a type's list. */
export function listHref(type: CourseType, { page = 1, level, ages }: View = {}): string {
  const query = new URLSearchParams();
  if (ages) query.set('ages', ages);
  if (level) query.set('level', level);
  if (page > 1) query.set('page', String(page));
  return `/${type.toLowerCase()}${query.size > 0 ? `?${query}` : ''}`;
}

/** What a URL asks for, as people write it: "B2" or "b2". Undefined where it asks for what there is not. */
function filterOf({ level, ages }: Record<string, string | string[] | undefined>): CourseFilter | undefined {
  const filter = {
    level: cefrLevels.find((each) => each === String(level).toUpperCase()),
    ages: ageGroups.find((each) => each === ages),
  };
  const isKnown = (level === undefined || filter.level) && (ages === undefined || filter.ages);
  return isKnown ? filter : undefined;
}

/** What a type's list page is called and about, and its URL; a filter is a view of the same. */
export async function aboutCourseList(type: CourseType, { searchParams }: CourseListPageProps) {
  const page = pageNumber((await searchParams).page) ?? 1;
  return {
    title: text.titles[type],
    description: text.descriptions[type],
    path: listHref(type, { page }),
  };
}

/** The page that lists the courses of a type. */
export async function CourseListPage({ type, searchParams }: CourseListPageProps & { type: CourseType }) {
  const asked = await searchParams;
  const page = pageNumber(asked.page);
  const filter = filterOf(asked);
  if (!page || !filter) redirect(listHref(type, filter));
  const [info] = await Promise.all([getSiteInfo(), listCoursePage(type, page, filter)]);
  const lead = info.data?.texts?.leads?.[leadOf(type)];
  return (
    <Page sheets={['courses']}>
      <PageHeading lead={lead && <MyText text={lead} />}>{text.titles[type]}</PageHeading>
      <div className="page course-list">
        <CourseList type={type} page={page} filter={filter} />
        <aside className="course-hint cluster">
          <p>{text.testHint}</p>
          <LinkButton look="quiet" href="/level-test">
            {text.test}
          </LinkButton>
        </aside>
      </div>
    </Page>
  );
}

type FilterChoices = Pick<Listed, 'levels' | 'ageGroups'>;
type ListProps = { type: CourseType; page: number; filter: CourseFilter };

async function CourseList({ type, page, filter }: ListProps) {
  const loaded = await listCoursePage(type, page, filter);
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const { courses, totalPages } = loaded.data;
  if (page > Math.max(1, totalPages)) redirect(listHref(type, { ...filter, page: totalPages }));
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

/** By age where classes are made by age, and by level. Another age begins with all its levels. */
function Filters({ type, filter, levels, ageGroups: groups }: Omit<ListProps, 'page'> & FilterChoices) {
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
