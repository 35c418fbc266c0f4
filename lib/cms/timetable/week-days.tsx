import type { CSSProperties } from 'react';
import { occupancyLine, seatTexts } from '@/lib/cms/classes/seat-texts';
import { toAdminLanguage } from '@/lib/cms/language';
import { classTexts } from '@/lib/cms/text/classes';
import { toLabels } from '@/lib/cms/text/label';
import { yangonTime } from '@/lib/format/dates';
import { formatStaffDate } from '@/lib/format/staff-date';
import type { StaffLesson } from './read-week';
import type { TimetableTexts } from './timetable-texts';
import { columnsOf, hoursOf, type LaneKind, listWeek } from './week-lanes';

type Props = { start: Date; by: LaneKind; lessons: StaffLesson[]; text: TimetableTexts; language: string };

const weekdayNames = toLabels(classTexts['slots.weekday'].options);
const stateNames = toLabels(classTexts.state.options);

/** On a phone a list by day; on a wide screen a line of hours for each day, with a lane per teacher or place. */
export function WeekDays({ start, by, lessons, text, language }: Props) {
  const hours = hoursOf(lessons);
  const clock = Array.from({ length: hours.to - hours.from }, (_, index) => `${hours.from + index}:00`);
  return (
    <div className="week-plan" style={{ '--hours': clock.length } as CSSProperties}>
      {listWeek(start, lessons, by).map(({ day, weekday, lanes }) => (
        <section key={day} aria-labelledby={day}>
          <h3 id={day}>
            {weekdayNames[weekday][toAdminLanguage(language)]}{' '}
            <small>{formatStaffDate(`${day}T00:00:00+06:30`, language, { hasTime: false })}</small>
          </h3>
          {lanes.length === 0 && <p className="week-free">{text.noLessons}</p>}
          {lanes.length > 0 && (
            <div className="week-clock" aria-hidden="true">
              {clock.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </div>
          )}
          {lanes.map((lane) => (
            <div key={lane.name} className="week-lane">
              <h4>{lane.name}</h4>
              <ul>
                {lane.lessons.map((lesson) => {
                  const { start: from, end } = columnsOf(lesson, hours);
                  return (
                    <li
                      key={`${lesson.class} ${lesson.startsAt}`}
                      style={{ '--from': from, '--to': end } as CSSProperties}
                      data-conflict={lesson.conflicts.length > 0 || undefined}
                    >
                      <Lesson lesson={lesson} by={by} text={text} language={language} />
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

function Lesson({ lesson, by, text, language }: Omit<Props, 'start' | 'lessons'> & { lesson: StaffLesson }) {
  const { label, course, state, seats, occupancy, conflicts } = lesson;
  const other = by === 'teacher' ? lesson.place : lesson.teacher;
  return (
    <>
      <span className="week-time">{`${yangonTime(lesson.startsAt).slice(11)}–${yangonTime(lesson.endsAt).slice(11)}`}</span>
      <a href={`/admin/collections/classes/${lesson.class}`}>{label}</a>
      <span>{[course, other].filter(Boolean).join(' · ')}</span>
      {occupancy && <span>{occupancyLine(seatTexts(language), { ...occupancy, seats })}</span>}
      {(state === 'planned' || state === 'finished') && <em>{stateNames[state][toAdminLanguage(language)]}</em>}
      {conflicts.map((conflict) => (
        <strong key={`${conflict.by} ${conflict.label}`}>{text.conflict[conflict.by](conflict.label)}</strong>
      ))}
    </>
  );
}
