import { FilterLinks } from '@/components/courses/filter-links';
import { SiteLink } from '@/components/ui/link';
import type { FilteredClass, FilterName, TimetableFilter } from '@/lib/contract/timetable-filter';
import { timetableHref, usefulValues } from '@/lib/contract/timetable-filter';
import { classes as text } from '@/lib/text/en/classes';
import { courses } from '@/lib/text/en/courses';

type Props = { classes: FilteredClass[]; filter: TimetableFilter };

const optionTexts: { [Name in FilterName]: Partial<Record<string, string>> } = {
  ages: courses.ageGroups,
  time: text.times,
  level: {},
  day: text.days,
  place: text.places,
};

const furtherFilters: FilterName[] = ['level', 'day', 'place'];

/** Links, so that each choice is a URL to share. Age and time come first: what a parent knows at once. */
export function TimetableFilters({ classes, filter }: Props) {
  const isChosen = (name: FilterName) => filter[name] !== undefined;
  return (
    <div className="course-filters timetable-filters">
      <Choices name="ages" classes={classes} filter={filter} />
      <Choices name="time" classes={classes} filter={filter} />
      <details open={furtherFilters.some(isChosen)}>
        <summary>{text.moreFilters}</summary>
        <div className="course-filters">
          {furtherFilters.map((name) => (
            <Choices key={name} name={name} classes={classes} filter={filter} />
          ))}
        </div>
      </details>
      {Object.keys(filter).length > 0 && (
        <p>
          <SiteLink href={timetableHref()}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}

function Choices({ name, classes, filter }: Props & { name: FilterName }) {
  return (
    <FilterLinks
      label={text.filters[name]}
      all={text.any}
      options={usefulValues(classes, filter, name).map((value) => ({ value, name: optionTexts[name][value] ?? value }))}
      chosen={filter[name]}
      hrefOf={(value) => timetableHref({ ...filter, [name]: value })}
    />
  );
}
