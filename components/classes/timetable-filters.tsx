import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import type { FilteredClass, FilterName, TimetableFilter, TimetableView } from '@/lib/contract/timetable-filter';
import { timetableHref, usefulValues } from '@/lib/contract/timetable-filter';
import { ClassFilter, listFilterNames } from './class-filter';

type Props = { classes: FilteredClass[]; filter: TimetableFilter; view: TimetableView };

const furtherFilters: FilterName[] = ['level', 'day', 'place', 'price'];

/** Age and time come first: what a parent knows at once. */
export function TimetableFilters({ classes, filter, view }: Props) {
  const text = getText('classes');
  const items = classes.map((one) => [one]);
  const valuesOf = (name: FilterName) => usefulValues(items, filter, name);
  const choices = (name: FilterName) => (
    <ClassFilter
      key={name}
      name={name}
      values={valuesOf(name)}
      filter={filter}
      hrefOf={(changed) => timetableHref(changed, 1, view)}
    />
  );
  const further = furtherFilters.filter((name) => valuesOf(name).length > 0);
  return (
    <div className="course-filters timetable-filters">
      {choices('ages')}
      {choices('time')}
      {further.length > 0 && (
        <details open={further.some((name) => filter[name] !== undefined)}>
          <summary>{listFilterNames(further)}</summary>
          <div className="course-filters">{further.map(choices)}</div>
        </details>
      )}
      {Object.keys(filter).length > 0 && (
        <p>
          <SiteLink href={timetableHref({}, 1, view)}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}
