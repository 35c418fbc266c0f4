import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import type { FilteredClass, FilterName, TimetableFilter, TimetableView } from '@/lib/contract/timetable-filter';
import { timetableHref, usefulValues } from '@/lib/contract/timetable-filter';
import { ClassFilter } from './class-filter';

type Props = { classes: FilteredClass[]; filter: TimetableFilter; view: TimetableView };

const furtherFilters: FilterName[] = ['level', 'day', 'place', 'price'];

/** Age and time come first: what a parent knows at once. */
export function TimetableFilters({ classes, filter, view }: Props) {
  const text = getText('classes');
  const isChosen = (name: FilterName) => filter[name] !== undefined;
  const choices = (name: FilterName) => (
    <ClassFilter
      key={name}
      name={name}
      values={usefulValues(classes, filter, name)}
      filter={filter}
      hrefOf={(changed) => timetableHref(changed, 1, view)}
    />
  );
  return (
    <div className="course-filters timetable-filters">
      {choices('ages')}
      {choices('time')}
      <details open={furtherFilters.some(isChosen)}>
        <summary>{text.moreFilters}</summary>
        <div className="course-filters">{furtherFilters.map(choices)}</div>
      </details>
      {Object.keys(filter).length > 0 && (
        <p>
          <SiteLink href={timetableHref({}, 1, view)}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}
