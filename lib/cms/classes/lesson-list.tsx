'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { yangonTime } from '@/lib/format/dates';
import { type LessonPlan, lessonKey, type ScheduledLesson } from '@/lib/format/lesson-changes';
import type { Lesson } from '@/lib/format/lessons';
import type { Conflict } from './conflicts';
import { LessonForm } from './lesson-form';
import { type LessonTexts, lessonTexts } from './lesson-texts';
import './lesson-list.css';

type Loaded = LessonPlan & { conflicts: Conflict[] };

const formatLesson = ({ startsAt, endsAt }: Lesson) => `${yangonTime(startsAt)}–${yangonTime(endsAt).slice(11)}`;

/** The lessons of the saved class, to move, cancel and add, and warnings where they overlap others. */
export function LessonList() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = lessonTexts(i18n.language);
  const [loaded, setLoaded] = useState<Loaded>();
  const load = useCallback(async () => {
    if (id === undefined) return;
    const response = await fetch(`/cms-api/classes/${id}/lessons`).catch(() => undefined);
    setLoaded(response?.ok ? ((await response.json()) as Loaded) : undefined);
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the lessons
  useEffect(() => void load(), [load, lastUpdateTime]);
  if (!loaded || id === undefined) return null;
  const { lessons, cancelled, conflicts } = loaded;
  const rows: Row[] = [
    ...lessons.map((lesson) => ({ key: lessonKey(lesson), at: lesson, note: noteOf(lesson, text) })),
    ...cancelled.map(({ lesson, reason }) => ({ key: lesson, note: `${text.cancelledLesson} (${reason})` })),
  ].sort((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  return (
    <section className="field-type lesson-list" aria-label={text.title(lessons.length)}>
      <div role="status">
        {conflicts.map(({ id: other, label, by, lesson, count }) => (
          <p key={other} className="lesson-conflict">
            {text.conflict[by](label, formatLesson(lesson), count)}
          </p>
        ))}
        {lessons.length === 0 && <p>{text.none}</p>}
      </div>
      {rows.length > 0 && (
        <details>
          <summary>{text.title(lessons.length)}</summary>
          <ul>
            {rows.map((row) => (
              <li key={`${row.key} ${row.at?.startsAt}`}>
                {row.at ? formatLesson(row.at) : <s>{yangonTime(row.key)}</s>}
                {row.note && <span>{row.note}</span>}
                <details>
                  <summary>{text.change}</summary>
                  <LessonForm classId={id} lesson={row.key} at={row.at} text={text} onChanged={load} />
                </details>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details key={rows.length}>
        <summary>{text.add}</summary>
        <LessonForm classId={id} text={text} onChanged={load} />
      </details>
    </section>
  );
}

/** `at` is absent for a cancelled lesson. */
type Row = { key: string; at?: ScheduledLesson; note?: string };

const startOf = ({ key, at }: Row) => at?.startsAt ?? key;

function noteOf({ change }: ScheduledLesson, text: LessonTexts): string | undefined {
  if (!change) return undefined;
  return `${change.isAdded ? text.added : text.moved(yangonTime(change.lesson))} (${change.reason})`;
}
