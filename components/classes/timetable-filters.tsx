import { getText } from '#text';
import { SiteLink } from '@/components/ui/link';
import type { FilteredClass, FilterName, TimetableFilter } from '@/lib/contract/timetable-filter';
import { timetableHref, usefulValues } from '@/lib/contract/timetable-filter';
import { ClassFilter } from './class-filter';

type Props = { classes: FilteredClass[]; filter: TimetableFilter };

const furtherFilters: FilterName[] = ['level', 'day', 'place', 'price'];

/** Age and time come first: what a parent knows at once. */
export function TimetableFilters({ classes, filter }: Props) {
  const text = getText('classes');
  const isChosen = (name: FilterName) => filter[name] !== undefined;
  const choices = (name: FilterName) => (
    <ClassFilter
      key={name}
      name={name}
      values={usefulValues(classes, filter, name)}
      filter={filter}
      hrefOf={timetableHref}
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
          <SiteLink href={timetableHref()}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}
