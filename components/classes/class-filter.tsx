import { getLocale, getText } from '#text';
import { FilterLinks } from '@/components/courses/filter-links';
import type { FilterName, TimetableFilter } from '@/lib/contract/timetable-filter';
import { priceLimits } from '@/lib/contract/timetable-filter';
import { joinList } from '@/lib/format/join-list';
import { formatMmkIn } from '@/lib/format/price';
import { fill } from '@/lib/text/fill';

type OptionTexts = { [Name in FilterName]: Partial<Record<string, string>> };

function optionTexts(): OptionTexts {
  const { times, days, places, upTo } = getText('classes');
  const locale = getLocale();
  const price = Object.fromEntries(
    priceLimits.map((limit) => [limit, fill(upTo, { price: formatMmkIn(locale, Number(limit)) })]),
  );
  return { ages: getText('courses').ageGroups, time: times, level: {}, day: days, place: places, price };
}

export const optionText = (name: FilterName, value: string): string => optionTexts()[name][value] ?? value;

/** "Age, level, day" */
export function listFilterNames(names: FilterName[]): string {
  const labels = getText('classes').filters;
  const locale = getLocale();
  const listed = names.map((name, index) => (index === 0 ? labels[name] : labels[name].toLocaleLowerCase(locale)));
  return joinList(listed, locale);
}

type Props<Name extends FilterName> = {
  name: Name;
  values: NonNullable<TimetableFilter[Name]>[];
  filter: TimetableFilter;
  hrefOf: (filter: TimetableFilter) => string;
};

/** The choices of one filter. Links, so that each choice is a URL to share. */
export function ClassFilter<Name extends FilterName>({ name, values, filter, hrefOf }: Props<Name>) {
  const text = getText('classes');
  return (
    <FilterLinks
      label={text.filters[name]}
      all={text.any}
      options={values.map((value) => ({ value, name: optionText(name, value) }))}
      chosen={filter[name]}
      hrefOf={(value) => hrefOf({ ...filter, [name]: value })}
    />
  );
}
