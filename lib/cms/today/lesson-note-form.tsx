'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { LessonNote } from '@/lib/cms/classes/attendance';
import { attendanceTexts } from '@/lib/cms/classes/attendance-texts';
import { postMove } from '@/lib/cms/classes/post-move';
import { type Locale, languageNames, locales } from '@/lib/format/locale';
import { todayTexts } from './today-texts';

type Props = { classId: string; lesson: string; written: LessonNote };

/** What learners read about the lesson. A failed save keeps what was typed; a colleague's text, which this page may not show yet, is kept by every save. */
export function LessonNoteForm({ classId, lesson, written }: Props) {
  const { i18n } = useTranslation();
  const text = todayTexts(i18n.language);
  const { saveFailed } = attendanceTexts(i18n.language);
  const [values, setValues] = useState(written);
  const [stored, setStored] = useState(written);
  const [result, setResult] = useState<'saving' | 'saved' | { problem: string }>();
  const change = (changed: Partial<LessonNote>) => {
    setValues({ ...values, ...changed });
    setResult(undefined);
  };
  const save = async () => {
    setResult('saving');
    const changed = (['note', 'homework'] as const).filter((name) => values[name] !== stored[name]);
    const texts = Object.fromEntries(changed.map((name) => [name, values[name]]));
    const body = { lesson, language: values.language, ...texts };
    const problem = await postMove(`/cms-api/classes/${classId}/lesson-note`, body, saveFailed);
    if (!problem) setStored(values);
    setResult(problem ? { problem } : 'saved');
  };
  return (
    <div className="today-note">
      <label>
        {text.note}
        <textarea
          rows={2}
          maxLength={2000}
          value={values.note}
          onChange={({ target }) => change({ note: target.value })}
        />
      </label>
      <label>
        {text.homework}
        <textarea
          rows={2}
          maxLength={2000}
          value={values.homework}
          onChange={({ target }) => change({ homework: target.value })}
        />
      </label>
      <label>
        {text.language}
        <select value={values.language} onChange={({ target }) => change({ language: target.value as Locale })}>
          {locales.map((locale) => (
            <option key={locale} value={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={result === 'saving'} onClick={() => void save()}>
        {text.save}
      </button>
      {typeof result === 'object' ? (
        <p role="alert">{result.problem}</p>
      ) : (
        <p role="status">{result === 'saved' ? text.saved : result === 'saving' ? text.saving : ''}</p>
      )}
    </div>
  );
}
