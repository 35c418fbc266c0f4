'use client';

import { useTranslation } from '@payloadcms/ui';
import { useId } from 'react';
import { attendanceTexts } from '@/lib/cms/classes/attendance-texts';
import { attendanceMarks } from '@/lib/contract/attendance-marks';
import { nationalPhone, telHref } from '@/lib/format/phone';
import type { LearnerInLesson } from './read-day';
import { todayTexts } from './today-texts';
import { useMark } from './use-mark';

type Props = { classId: string; lesson: string; learner: LearnerInLesson };

/** A learner with four buttons. A tap saves at once. */
export function AttendanceRow({ classId, lesson, learner }: Props) {
  const { request, name, phone, notes } = learner;
  const { i18n } = useTranslation();
  const text = todayTexts(i18n.language);
  const { marks, saveFailed } = attendanceTexts(i18n.language);
  const nameId = useId();
  const { mark, state, choose, retry } = useMark({ classId, lesson, request }, learner.mark, saveFailed);
  return (
    <li>
      <p className="today-learner">
        <strong id={nameId}>{name}</strong> <a href={telHref(phone)}>{nationalPhone(phone)}</a>
      </p>
      {notes && <p className="today-notes">{notes}</p>}
      <fieldset className="today-marks" aria-labelledby={nameId}>
        {attendanceMarks.map((one) => (
          <button key={one} type="button" data-mark={one} aria-pressed={one === mark} onClick={() => choose(one)}>
            {marks[one]}
          </button>
        ))}
      </fieldset>
      {typeof state === 'object' ? (
        <p role="alert">
          {state.problem}{' '}
          <button type="button" onClick={() => void retry()}>
            {text.tryAgain}
          </button>
        </p>
      ) : (
        <span role="status" className="today-saved">
          {state === 'saved' ? text.saved : state === 'saving' ? text.saving : ''}
        </span>
      )}
    </li>
  );
}
