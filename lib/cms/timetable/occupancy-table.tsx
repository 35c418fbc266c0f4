import { toAdminLanguage } from '@/lib/cms/language';
import { classTexts } from '@/lib/cms/text/classes';
import { toLabels } from '@/lib/cms/text/label';
import { formatStaffDate } from '@/lib/format/staff-date';
import { type OccupancyFilters, type OccupancyRow, occupancyQuery, type sortKeys } from './occupancy-rows';
import type { TimetableTexts } from './timetable-texts';
import '@/lib/cms/ui/table.css';

const stateNames = toLabels(classTexts.state.options);

type Props = { rows: OccupancyRow[]; filters: OccupancyFilters; text: TimetableTexts; language: string };

export function OccupancyTable({ rows, filters, text, language }: Props) {
  if (rows.length === 0) return <p>{text.noClasses}</p>;
  const heading = { filters, text };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a table that scrolls
    <section className="table-scroll" aria-label={text.occupancy} tabIndex={0}>
      <table className="admin-table occupancy-table">
        <thead>
          <tr>
            <SortedHeading {...heading} by="label" name={text.class} />
            <SortedHeading {...heading} by="course" name={text.course} />
            <SortedHeading {...heading} by="fill" name={text.taken} />
            <SortedHeading {...heading} by="waiting" name={text.waiting} />
            <th scope="col">{text.held}</th>
            <th scope="col">{text.minimum}</th>
            <SortedHeading {...heading} by="startsAt" name={text.firstLesson} />
            <th scope="col">{text.teacher}</th>
            <th scope="col">{text.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, course, teacher, state, startsAt, ...seats }) => (
            <tr key={id}>
              <th scope="row">
                <a href={`/admin/collections/classes/${id}`}>{label}</a>
              </th>
              <td>{course.name}</td>
              <td>{`${seats.taken} / ${seats.seats}`}</td>
              <td>{seats.waiting}</td>
              <td>{seats.held}</td>
              <td>
                {seats.minimum ?? '–'} {seats.isBelowMinimum && <strong>{text.below}</strong>}
              </td>
              <td>{formatStaffDate(startsAt, language, { hasTime: false }) || text.onRequest}</td>
              <td>{teacher?.name ?? text.noTeacher}</td>
              <td>{stateNames[state][toAdminLanguage(language)]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadingProps = Pick<Props, 'filters' | 'text'> & { by: (typeof sortKeys)[number]; name: string };

/** A second tap turns the order around. */
function SortedHeading({ filters, text, by, name }: HeadingProps) {
  const isAscending = filters.sort === by;
  const order = isAscending ? 'ascending' : filters.sort === `-${by}` ? 'descending' : undefined;
  const sort = isAscending ? (`-${by}` as const) : by;
  return (
    <th scope="col" aria-sort={order}>
      <a href={`/admin/occupancy?${occupancyQuery({ ...filters, sort })}`} title={text.sortBy(name)}>
        {name}
        {order && <span aria-hidden="true">{isAscending ? ' ↑' : ' ↓'}</span>}
      </a>
    </th>
  );
}
