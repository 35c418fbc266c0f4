import { getLocale, getText } from '#text';
import { Badge, type Tone } from '@/components/ui/badge';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { AttendanceMark } from '@/lib/contract/attendance-marks';
import { type EnrolledClass, type EnrolledLesson, nextLesson } from '@/lib/contract/enrolled-classes';
import { factSeparator } from '@/lib/format/join-list';
import type { Locale } from '@/lib/format/locale';
import { fill, plural } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';
import { OwnTimes } from './own-times';
import type { OwnTimeTexts } from './show-own-times';

type Props = { enrolledClass: EnrolledClass; isAccepted: boolean; own: OwnTimeTexts };

/** The lessons of a class for a learner who holds a seat in it. */
export function EnrolledClassDetails({ enrolledClass, isAccepted, own }: Props) {
  const text = getText('myClasses');
  const { lessons, isCancelled, isOnline, meetingUrl, calendarPath, subscriptionUrl, attended, marked } = enrolledClass;
  const next = nextLesson(enrolledClass);
  return (
    <div className="enrolled-class">
      <Stylesheet name="classes" />
      <OwnTimes text={own} />
      {isCancelled && <p role="note">{text.classCancelled}</p>}
      {next ? (
        <div className="next-class">
          <p className="small muted">{text.next}</p>
          <Lesson lesson={next} />
          {enrolledClass.place && <p>{enrolledClass.place}</p>}
        </div>
      ) : (
        !isCancelled && <p>{lessons.length === 0 ? text.onRequest : text.noNext}</p>
      )}
      {meetingUrl ? (
        <p>
          <a className="button" href={meetingUrl} rel="noreferrer">
            {text.join}
          </a>
        </p>
      ) : (
        isOnline && !isAccepted && !isCancelled && <p className="small muted">{text.meetingLater}</p>
      )}
      {marked !== undefined && marked > 0 && <p>{fill(text.attended, { attended: attended ?? 0, marked })}</p>}
      {lessons.length > 0 && (
        <details className="lessons">
          <summary>{plural(text.allLessons, lessons.length)}</summary>
          <ul>
            {lessons.map((lesson) => (
              <li key={`${lesson.startsAt} ${lesson.change}`}>
                <Lesson lesson={lesson} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {calendarPath && lessons.length > 0 && (
        <p className="small">
          <a href={calendarPath} download="classes.ics">
            {text.calendar}
          </a>
          {subscriptionUrl && (
            <>
              {factSeparator}
              <a href={subscriptionUrl}>{text.subscribe}</a>
            </>
          )}
          <br />
          <span className="muted">{text.calendarHelp}</span>
        </p>
      )}
    </div>
  );
}

const markTones: Record<AttendanceMark, Tone> = { present: 'good', late: 'warn', absent: 'bad', excused: 'plain' };

function Lesson({ lesson }: { lesson: EnrolledLesson }) {
  const text = getText('myClasses');
  const { day, hours, change, movedFrom, reason, mark, note, homework, language } = lesson;
  const isCancelled = change === 'cancelled';
  return (
    <div className="lesson">
      <div className="class-when">
        <p>
          <strong>{isCancelled ? <s>{day}</s> : day}</strong> <span>{isCancelled ? <s>{hours}</s> : hours}</span>
        </p>
      </div>
      {(change || mark) && (
        <p className="cluster">
          {change && <Badge tone={isCancelled ? 'bad' : 'warn'}>{text.changes[change]}</Badge>}
          {mark && <Badge tone={markTones[mark]}>{text.marks[mark]}</Badge>}
        </p>
      )}
      {movedFrom && <p className="small muted">{fill(text.movedFrom, { time: movedFrom })}</p>}
      {reason && <p className="small">{fill(text.reasonOfChange, { reason })}</p>}
      <LabelledText label={text.note} text={note} lang={language} />
      <LabelledText label={text.homework} text={homework} lang={language} />
    </div>
  );
}

function LabelledText({ label, text, lang }: { label: string; text?: string; lang?: Locale }) {
  if (!text) return null;
  return (
    <p className="small lesson-words">
      <strong>{withColon(label)}</strong> <span lang={lang === getLocale() ? undefined : lang}>{text}</span>
    </p>
  );
}
