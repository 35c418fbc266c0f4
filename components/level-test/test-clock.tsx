'use client';

import { useEffect, useState } from 'react';
import { levelTest as text } from '@/lib/text/en/level-test';
import { secondsSince } from './test-draft';

const display = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Counts the stated time down without a sound; at 0 it says so, once, and nobody is cut off. */
export function TestClock({ startedAt, minutes }: { startedAt: number; minutes: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);

  const left = Math.max(0, minutes * 60 - secondsSince(startedAt, now));
  return (
    <>
      <p className="level-test-clock muted" role="timer" aria-label={text.timeLeft}>
        {display(left)}
      </p>
      <p role="status" className={left === 0 ? 'level-test-time-up small' : 'hidden-text'}>
        {left === 0 && text.timeUp}
      </p>
    </>
  );
}
