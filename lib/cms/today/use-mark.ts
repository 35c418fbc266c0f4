'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { postMove } from '@/lib/cms/classes/post-move';
import type { AttendanceMark } from '@/lib/contract/attendance-marks';

type Marked = { classId: string; lesson: string; request: string };
type Saving = 'saving' | 'saved' | { problem: string };

/** The mark of one learner. Taps are sent one after the other, so that the last one counts; a failed one stays chosen. */
export function useMark({ classId, lesson, request }: Marked, initial: AttendanceMark | undefined, saveFailed: string) {
  const [mark, setMark] = useState(initial);
  const [state, setState] = useState<Saving>();
  const wanted = useRef<AttendanceMark>(undefined);
  const isSending = useRef(false);
  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setState('saving');
    let problem: string | undefined;
    for (let sent: AttendanceMark | undefined; wanted.current && sent !== wanted.current; ) {
      sent = wanted.current;
      problem = await postMove(`/cms-api/classes/${classId}/attendance`, { lesson, request, mark: sent }, saveFailed);
    }
    isSending.current = false;
    setState(problem ? { problem } : 'saved');
  }, [classId, lesson, request, saveFailed]);
  const choose = (chosen: AttendanceMark) => {
    wanted.current = chosen;
    setMark(chosen);
    void send();
  };
  const hasFailed = typeof state === 'object';
  useEffect(() => {
    if (!hasFailed) return;
    const retry = () => void send();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, send]);
  return { mark, state, choose, retry: send };
}
