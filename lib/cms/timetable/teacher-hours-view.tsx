import type { AdminViewServerProps } from 'payload';
import { type AdminLanguage, toAdminLanguage } from '@/lib/cms/language';
import { shortMonthYear } from '@/lib/format/dates';
import { readTeacherHours } from './read-teacher-hours';
import { formatMinutes, type TeacherMonth } from './teacher-hours';
import { TimetablePage } from './timetable-page';
import type { TimetableTexts } from './timetable-texts';
import { readYear } from './year';
import { YearLinks } from './year-links';
import '@/lib/cms/ui/table.css';

export function TeacherHoursView(props: AdminViewServerProps) {
  const year = readYear(props.searchParams?.year);
  return (
    <TimetablePage
      {...props}
      page="hours"
      render={async (req, text) => {
        const months = await readTeacherHours(req, year, text.noTeacher);
        return (
          <>
            <p>{text.hoursAbout}</p>
            <YearLinks year={year} label={text.year} hrefOf={(each) => `/admin/teacher-hours?year=${each}`} />
            {months.length === 0 ? (
              <p>{text.noHours}</p>
            ) : (
              <HoursTable months={months} text={text} language={toAdminLanguage(req.i18n.language)} />
            )}
            <p>
              <a href={`/cms-api/classes/teacher-hours/export?year=${year}`}>{text.exportHours}</a>
            </p>
          </>
        );
      }}
    />
  );
}

type TableProps = { months: TeacherMonth[]; text: TimetableTexts; language: AdminLanguage };

function HoursTable({ months, text, language }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches a table that scrolls
    <section className="table-scroll" aria-label={text.hours} tabIndex={0}>
      <table className="admin-table hours-table">
        <thead>
          <tr>
            <th scope="col">{text.month}</th>
            <th scope="col">{text.teacher}</th>
            <th scope="col">{text.lessons}</th>
            <th scope="col">{text.time}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, id, name, lessons, minutes }) => (
            <tr key={`${month} ${id}`}>
              <td>{shortMonthYear(month, language)}</td>
              <th scope="row">{name}</th>
              <td>{lessons}</td>
              <td>{formatMinutes(minutes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
