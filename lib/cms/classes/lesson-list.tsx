'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { yangonTime } from '@/lib/format/dates';
import type { Lesson } from '@/lib/format/lessons';
import type { Conflict } from './conflicts';
import { lessonTexts } from './lesson-texts';
import './lesson-list.css';

type Loaded = { lessons: Lesson[]; conflicts: Conflict[] };

const formatLesson = ({ startsAt, endsAt }: Lesson) => `${yangonTime(startsAt)}–${yangonTime(endsAt).slice(11)}`;

/** The lessons of the saved class, and warnings where they overlap others. */
export function LessonList() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = lessonTexts(i18n.language);
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes the lessons
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetch(`/cms-api/classes/${id}/lessons`, { signal: controller.signal })
      .then(async (response) => setLoaded(response.ok ? ((await response.json()) as Loaded) : undefined))
      .catch(() => {});
    return () => controller.abort();
  }, [id, lastUpdateTime]);
  if (!loaded) return null;
  const { lessons, conflicts } = loaded;
  return (
    <div className="field-type lesson-list" role="status">
      {conflicts.map(({ id: other, label, by, lesson, count }) => (
        <p key={other} className="lesson-conflict">
          {text.conflict[by](label, formatLesson(lesson), count)}
        </p>
      ))}
      {lessons.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <details>
          <summary>{text.title(lessons.length)}</summary>
          <ol>
            {lessons.map((lesson) => (
              <li key={lesson.startsAt}>{formatLesson(lesson)}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
