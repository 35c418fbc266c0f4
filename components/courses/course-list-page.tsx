import { redirect } from 'next/navigation';
import { Page } from '@/components/layout/page';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { MyText } from '@/components/ui/my-text';
import { PageHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { listCoursePage } from '@/lib/api/courses';
import { getSiteInfo } from '@/lib/api/site-info';
import { type CefrLevel, cefrLevels } from '@/lib/contract/common';
import type { CourseType } from '@/lib/contract/courses';
import { pageNumber } from '@/lib/format/page-number';
import { courses as text } from '@/lib/text/en/courses';
import { CourseGroups } from './course-groups';
import { LevelFilter } from './level-filter';

export type CourseListPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const leadOf = (type: CourseType) => type.toLowerCase() as Lowercase<CourseType>;

/** The address of a page of a type's list. */
export function listHref(type: CourseType, { page = 1, level }: { page?: number; level?: CefrLevel } = {}): string {
  const query = new URLSearchParams();
  if (level) query.set('level', level);
  if (page > 1) query.set('page', String(page));
  return `/${type.toLowerCase()}${query.size > 0 ? `?${query}` : ''}`;
}

/** The level an address asks for, as people write it: "B2" or "b2". */
const levelNamed = (asked: string | string[] | undefined) =>
  cefrLevels.find((level) => level === String(asked).toUpperCase());

/** What a type's list page is called and about, and its address; a level is a view of the same. */
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
  const level = levelNamed(asked.level);
  if (!page || (asked.level !== undefined && !level)) redirect(listHref(type, { level }));
  const [info] = await Promise.all([getSiteInfo(), listCoursePage(type, page, level)]);
  const lead = info.data?.texts?.leads?.[leadOf(type)];
  return (
    <Page sheets={['courses']}>
      <PageHeading lead={lead && <MyText text={lead} />}>{text.titles[type]}</PageHeading>
      <div className="page course-list">
        <CourseList type={type} page={page} level={level} />
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

async function CourseList({ type, page, level }: { type: CourseType; page: number; level?: CefrLevel }) {
  const loaded = await listCoursePage(type, page, level);
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const { courses, totalPages, levels } = loaded.data;
  if (page > Math.max(1, totalPages)) redirect(listHref(type, { page: totalPages, level }));
  return (
    <>
      <LevelFilter levels={levels} chosen={level} hrefOf={(each) => listHref(type, { level: each })} />
      {courses.length > 0 ? (
        <CourseGroups courses={courses} type={type} />
      ) : (
        <EmptyState illustration="/illustrations/empty-courses.svg">
          {level && levels.length > 0 ? text.noneOfLevel(level) : text.empty}
        </EmptyState>
      )}
      {totalPages > 1 && (
        <Pagination page={page} totalPages={totalPages} hrefOf={(each) => listHref(type, { page: each, level })} />
      )}
    </>
  );
}
