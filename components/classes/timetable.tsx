import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadFailure } from '@/components/ui/load-failure';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listTimetable } from '@/lib/api/classes';
import { matchesTimetableFilter, type TimetableFilter } from '@/lib/contract/timetable-filter';
import { plural } from '@/lib/text/fill';
import { ClassList } from './class-list';
import { TimetableFilters } from './timetable-filters';

export function Timetable({ filter }: { filter: TimetableFilter }) {
  return (
    <div className="page course-list timetable">
      <Stylesheet name="courses" />
      <Stylesheet name="classes" />
      <FoundClasses filter={filter} />
    </div>
  );
}

async function FoundClasses({ filter }: { filter: TimetableFilter }) {
  const text = getText('classes');
  const loaded = await listTimetable();
  if (loaded.failed) return <LoadFailure what={text.what} />;
  const found = loaded.data.filter((one) => matchesTimetableFilter(one, filter));
  return (
    <>
      {loaded.data.length > 0 && <TimetableFilters classes={loaded.data} filter={filter} />}
      {found.length > 0 ? (
        <section className="stack" aria-labelledby="found">
          <h2 id="found">{plural(text.found, found.length)}</h2>
          <ClassList classes={found} />
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
