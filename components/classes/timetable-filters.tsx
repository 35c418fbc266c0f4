import { getLocale, getText } from '#text';
import { FilterLinks } from '@/components/courses/filter-links';
import { SiteLink } from '@/components/ui/link';
import type { FilteredClass, FilterName, TimetableFilter, TimetableView } from '@/lib/contract/timetable-filter';
import { priceLimits, timetableHref, usefulValues } from '@/lib/contract/timetable-filter';
import { formatMmkIn } from '@/lib/format/price';
import { fill } from '@/lib/text/fill';

type Props = { classes: FilteredClass[]; filter: TimetableFilter; view: TimetableView };

type OptionTexts = { [Name in FilterName]: Partial<Record<string, string>> };

function optionTexts(): OptionTexts {
  const { times, days, places, upTo } = getText('classes');
  const locale = getLocale();
  const price = Object.fromEntries(
    priceLimits.map((limit) => [limit, fill(upTo, { price: formatMmkIn(locale, Number(limit)) })]),
  );
  return { ages: getText('courses').ageGroups, time: times, level: {}, day: days, place: places, price };
}

const furtherFilters: FilterName[] = ['level', 'day', 'place', 'price'];

/** Links, so that each choice is a URL to share. Age and time come first: what a parent knows at once. */
export function TimetableFilters(props: Props) {
  const { filter, view } = props;
  const text = getText('classes');
  const isChosen = (name: FilterName) => filter[name] !== undefined;
  return (
    <div className="course-filters timetable-filters">
      <Choices name="ages" {...props} />
      <Choices name="time" {...props} />
      <details open={furtherFilters.some(isChosen)}>
        <summary>{text.moreFilters}</summary>
        <div className="course-filters">
          {furtherFilters.map((name) => (
            <Choices key={name} name={name} {...props} />
          ))}
        </div>
      </details>
      {Object.keys(filter).length > 0 && (
        <p>
          <SiteLink href={timetableHref({}, 1, view)}>{text.clear}</SiteLink>
        </p>
      )}
    </div>
  );
}

function Choices({ name, classes, filter, view }: Props & { name: FilterName }) {
  const text = getText('classes');
  const names = optionTexts()[name];
  return (
    <FilterLinks
      label={text.filters[name]}
      all={text.any}
      options={usefulValues(classes, filter, name).map((value) => ({ value, name: names[value] ?? value }))}
      chosen={filter[name]}
      hrefOf={(value) => timetableHref({ ...filter, [name]: value }, 1, view)}
    />
  );
}
