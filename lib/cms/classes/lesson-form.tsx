import { useId, useState } from 'react';
import { yangonTime } from '@/lib/format/dates';
import type { Lesson } from '@/lib/format/lessons';
import type { LessonTexts } from './lesson-texts';
import { postMove } from './post-move';

type Props = {
  classId: string | number;
  /** The identity of the lesson to change; without it one is added. */
  lesson?: string;
  at?: Lesson;
  text: LessonTexts;
  onChanged: () => Promise<void>;
};

/** No form element: it would be inside the form of the class. */
export function LessonForm({ classId, lesson, at, text, onChanged }: Props) {
  const id = useId();
  const [day, setDay] = useState(yangonTime(at?.startsAt).slice(0, 10));
  const [from, setFrom] = useState(yangonTime(at?.startsAt).slice(11));
  const [to, setTo] = useState(yangonTime(at?.endsAt).slice(11));
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const send = async (time?: { day: string; from: string; to: string }) => {
    if (time && !(day && from && to)) return setProblem(text.timeInvalid);
    const refused = await postMove(`/cms-api/classes/${classId}/lessons`, { lesson, time, reason }, text.saveFailed);
    setProblem(refused);
    if (!refused) await onChanged();
  };
  const time = { day, from, to };
  return (
    <div className="lesson-form">
      <label>
        {text.day}
        <input type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      </label>
      <label>
        {text.from}
        <input type="time" value={from} onChange={({ target }) => setFrom(target.value)} />
      </label>
      <label>
        {text.to}
        <input type="time" value={to} onChange={({ target }) => setTo(target.value)} />
      </label>
      <label className="lesson-reason">
        {text.reason}
        <input
          value={reason}
          maxLength={300}
          aria-describedby={`${id}-notice`}
          onChange={({ target }) => setReason(target.value)}
        />
      </label>
      <p id={`${id}-notice`}>{text.notice}</p>
      {problem && <p role="alert">{problem}</p>}
      <div className="lesson-buttons">
        <button type="button" onClick={() => void send(time)}>
          {lesson ? text.confirmMove : text.confirmAdd}
        </button>
        {lesson && at && (
          <button type="button" onClick={() => void send()}>
            {text.confirmCancel}
          </button>
        )}
      </div>
    </div>
  );
}
