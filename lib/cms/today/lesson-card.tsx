'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { LessonForm } from '@/lib/cms/classes/lesson-form';
import { lessonTexts } from '@/lib/cms/classes/lesson-texts';
import { toAdminLanguage, translate } from '@/lib/cms/language';
import { classTexts } from '@/lib/cms/text/classes';
import { toLabel } from '@/lib/cms/text/label';
import { timetableTexts } from '@/lib/cms/timetable/timetable-texts';
import { yangonTime } from '@/lib/format/dates';
import { AttendanceRow } from './attendance-row';
import { LessonNoteForm } from './lesson-note-form';
import type { LessonOfDay } from './read-day';
import { todayTexts } from './today-texts';
import '@/lib/cms/classes/lesson-list.css';

const timeOf = (moment: string) => yangonTime(moment).slice(11);

/** One lesson of the day with its learners. */
export function LessonCard({ lesson: shown, showsTeacher }: { lesson: LessonOfDay; showsTeacher: boolean }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { classId, lesson, at, change, conflicts, course, label, place, room, teacher, learners, written } = shown;
  const text = todayTexts(i18n.language);
  const lessonText = lessonTexts(i18n.language);
  const where = translate({ i18n }, toLabel(classTexts.place.options[place]));
  const { conflict } = timetableTexts(i18n.language);
  const facts = [label, where, room, showsTeacher && teacher];
  const changed =
    change && (at ? (change.isAdded ? lessonText.added : lessonText.moved(yangonTime(lesson))) : undefined);
  const titleId = `lesson-${classId}-${lesson}`;
  return (
    <section className="today-lesson" aria-labelledby={titleId}>
      <h2 id={titleId}>
        {at ? (
          <span className="today-time">{`${timeOf(at.startsAt)}–${timeOf(at.endsAt)}`}</span>
        ) : (
          <s className="today-time">{timeOf(lesson)}</s>
        )}{' '}
        {course}
      </h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {change && <p className="today-change">{`${changed ?? lessonText.cancelledLesson} (${change.reason})`}</p>}
      {conflicts.map(({ by, label: other }) => (
        <p key={`${by} ${other}`} className="today-change">
          {conflict[by](other)}
        </p>
      ))}
      {at && (
        <>
          {learners.length === 0 ? (
            <p>{text.nobody}</p>
          ) : (
            <ul className="today-learners">
              {learners.map((learner) => (
                <AttendanceRow key={learner.request} classId={classId} lesson={lesson} learner={learner} />
              ))}
            </ul>
          )}
          <LessonNoteForm
            classId={classId}
            lesson={lesson}
            written={written ?? { note: '', homework: '', language: toAdminLanguage(i18n.language) }}
          />
          <details>
            <summary>{lessonText.change}</summary>
            <LessonForm
              classId={classId}
              lesson={lesson}
              at={at}
              text={lessonText}
              onChanged={async () => router.refresh()}
            />
          </details>
        </>
      )}
    </section>
  );
}
