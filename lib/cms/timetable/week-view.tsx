import type { AdminViewServerProps } from 'payload';
import { nextWeek, weekStart } from '@/lib/cms/dashboard/weeks';
import { toDay } from '@/lib/format/lessons';
import { formatStaffDate } from '@/lib/format/staff-date';
import { readWeek } from './read-week';
import { TimetablePage } from './timetable-page';
import type { TimetableTexts } from './timetable-texts';
import { readWeekChoice, type WeekChoice } from './week-choice';
import { WeekDays } from './week-days';
import { laneKinds } from './week-lanes';

const dayMs = 24 * 60 * 60 * 1000;

const hrefOf = ({ start, by }: WeekChoice) => `/admin/week?${new URLSearchParams({ week: toDay(start), by })}`;

export function WeekView(props: AdminViewServerProps) {
  const choice = readWeekChoice(props.searchParams);
  return (
    <TimetablePage
      {...props}
      page="week"
      render={async (req, text) => {
        const { language } = req.i18n;
        const lessons = await readWeek(req, choice.start, text);
        const conflicts = lessons.filter((lesson) => lesson.conflicts.length > 0).length;
        return (
          <>
            <WeekLinks choice={choice} text={text} language={language} />
            <p className="week-summary" data-conflict={conflicts > 0 || undefined}>
              {conflicts > 0 ? text.conflicts(conflicts) : text.noConflicts}
            </p>
            <WeekDays {...choice} lessons={lessons} text={text} language={language} />
          </>
        );
      }}
    />
  );
}

type LinksProps = { choice: WeekChoice; text: TimetableTexts; language: string };

function WeekLinks({ choice, text, language }: LinksProps) {
  const { start, by } = choice;
  const format = (date: Date) => formatStaffDate(date, language, { hasTime: false });
  const previous = weekStart(new Date(start.getTime() - dayMs));
  return (
    <>
      <h2>{text.weekOf(format(start), format(new Date(nextWeek(start).getTime() - dayMs)))}</h2>
      <div className="staff-links">
        <a href={hrefOf({ start: previous, by })} rel="prev">
          {text.previous}
        </a>
        <a href={hrefOf({ start: weekStart(new Date()), by })}>{text.thisWeek}</a>
        <a href={hrefOf({ start: nextWeek(start), by })} rel="next">
          {text.next}
        </a>
      </div>
      <nav className="staff-links" aria-label={text.lanes}>
        <span aria-hidden="true">{text.lanes}</span>
        {laneKinds.map((kind) => (
          <a key={kind} href={hrefOf({ start, by: kind })} aria-current={kind === by ? 'page' : undefined}>
            {text.by[kind]}
          </a>
        ))}
      </nav>
    </>
  );
}
