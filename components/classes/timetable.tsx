import { notFound } from 'next/navigation';
import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { Pagination } from '@/components/ui/pagination';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listTimetable } from '@/lib/api/classes';
import {
  matchesTimetableFilter,
  type TimetableFilter,
  type TimetableView,
  timetableHref,
} from '@/lib/contract/timetable-filter';
import { setTotalPages } from '@/lib/http/page-state';
import { fill, plural } from '@/lib/text/fill';
import { ClassList } from './class-list';
import { OwnTimes } from './own-times';
import { TimetableFilters } from './timetable-filters';
import { TimetableWeek } from './timetable-week';
import { ViewLinks } from './view-links';

/** Cheap phones and metered lines: two hundred classes would be 200 KB of HTML. */
const classesPerPage = 20;

type Props = { filter: TimetableFilter; view: TimetableView; page: number };

export function Timetable(props: Props) {
  return (
    <div className="page course-list timetable">
      <Stylesheet name="courses" />
      <Stylesheet name="classes" />
      <FoundClasses {...props} />
    </div>
  );
}

const rangeOf = (page: number, count: number) => ({
  from: (page - 1) * classesPerPage + 1,
  to: Math.min(page * classesPerPage, count),
});

async function FoundClasses({ filter, view, page }: Props) {
  const text = getText('classes');
  const loaded = await listTimetable();
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const found = loaded.data.filter((one) => matchesTimetableFilter(one, filter));
  const totalPages = Math.max(1, Math.ceil(found.length / classesPerPage));
  setTotalPages(totalPages);
  if (page > totalPages) notFound();
  const shown = found.slice((page - 1) * classesPerPage, page * classesPerPage);
  return (
    <>
      {loaded.data.length > 0 && <TimetableFilters classes={loaded.data} filter={filter} view={view} />}
      {found.length > 0 ? (
        <section className="stack" aria-labelledby="found">
          <h2 id="found">{plural(text.found, found.length)}</h2>
          <ViewLinks filter={filter} view={view} />
          {view === 'week' && totalPages > 1 && (
            <p className="muted">{fill(text.weekPart, { ...rangeOf(page, found.length), count: found.length })}</p>
          )}
          {view === 'week' ? <TimetableWeek classes={shown} /> : <ClassList classes={shown} />}
          <OwnTimes text={text.own} />
          {totalPages > 1 && (
            <Pagination page={page} totalPages={totalPages} hrefOf={(each) => timetableHref(filter, each, view)} />
          )}
        </section>
      ) : (
        <EmptyState
          illustration="/illustrations/empty-courses.svg"
          action={<LinkButton href="/contact">{text.askUs}</LinkButton>}
        >
          {loaded.data.length > 0 ? text.none : text.empty}
        </EmptyState>
      )}
    </>
  );
}
