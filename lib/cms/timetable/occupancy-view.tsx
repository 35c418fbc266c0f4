import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { toAdminLanguage } from '@/lib/cms/language';
import { classTexts } from '@/lib/cms/text/classes';
import { toLabels } from '@/lib/cms/text/label';
import { classStates } from '@/lib/contract/class-options';
import {
  type OccupancyFilters,
  type OccupancyRow,
  occupancyQuery,
  readOccupancyFilters,
  selectOccupancy,
} from './occupancy-rows';
import { OccupancyTable } from './occupancy-table';
import { readOccupancy } from './read-occupancy';
import { TimetablePage } from './timetable-page';
import type { TimetableTexts } from './timetable-texts';
import { YearLinks } from './year-links';

const stateNames = toLabels(classTexts.state.options);

export function OccupancyView(props: AdminViewServerProps) {
  const filters = readOccupancyFilters(props.searchParams);
  return (
    <TimetablePage
      {...props}
      page="occupancy"
      render={async (req, text) => {
        const { language } = req.i18n;
        const rows = await readOccupancy(req, filters);
        return (
          <>
            <Filters rows={rows} filters={filters} text={text} language={language} />
            {filters.year && (
              <YearLinks
                year={filters.year}
                label={text.year}
                hrefOf={(year) => `/admin/occupancy?${occupancyQuery({ ...filters, year })}`}
              />
            )}
            <OccupancyTable rows={selectOccupancy(rows, filters)} filters={filters} text={text} language={language} />
            {isStaff(req, 'enrolments') && (
              <p>
                <a href={`/cms-api/classes/occupancy/export?${occupancyQuery(filters)}`}>{text.exportOccupancy}</a>
              </p>
            )}
          </>
        );
      }}
    />
  );
}

type Option = { value: string; name: string };

/** Each once, by name. */
const optionsOf = (choices: ({ id: string; name: string } | undefined)[]): Option[] =>
  [...new Map(choices.flatMap((choice) => (choice ? [[choice.id, choice.name] as const] : [])))]
    .map(([value, name]) => ({ value, name }))
    .sort((one, other) => one.name.localeCompare(other.name));

type FilterProps = { rows: OccupancyRow[]; filters: OccupancyFilters; text: TimetableTexts; language: string };

/** A form without scripts. */
function Filters({ rows, filters, text, language }: FilterProps) {
  const states = classStates.map((state) => ({ value: state, name: stateNames[state][toAdminLanguage(language)] }));
  const choices = {
    state: [{ value: '', name: text.current }, { value: 'all', name: text.allStates }, ...states],
    course: [{ value: '', name: text.all }, ...optionsOf(rows.map(({ course }) => course))],
    teacher: [{ value: '', name: text.all }, ...optionsOf(rows.map(({ teacher }) => teacher))],
  };
  return (
    <form className="timetable-filters" action="/admin/occupancy" method="get">
      {(['state', 'course', 'teacher'] as const).map((name) => (
        <label key={name}>
          {text[name]}
          <select name={name} defaultValue={filters[name] ?? ''}>
            {choices[name].map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      {filters.year && <input type="hidden" name="year" value={filters.year} />}
      <input type="hidden" name="sort" value={filters.sort} />
      <button type="submit">{text.show}</button>
    </form>
  );
}
