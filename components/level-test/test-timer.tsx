'use client';

import { useEffect, useState } from 'react';
import { getText } from '#text';
import { secondsSince } from './test-draft';

const formatTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts down silently, announces the end once, and does not stop the test. */
export function TestTimer({ startedAt, minutes }: { startedAt: number; minutes: number }) {
  const text = getText('levelTest');
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);

  const secondsLeft = Math.max(0, minutes * 60 - secondsSince(startedAt, now));
  return (
    <>
      <p className="level-test-timer muted" role="timer" aria-label={text.timeLeft}>
        {formatTime(secondsLeft)}
      </p>
      <p role="status" className={secondsLeft === 0 ? 'level-test-time-up small' : 'visually-hidden'}>
        {secondsLeft === 0 && text.timeUp}
      </p>
    </>
  );
}
