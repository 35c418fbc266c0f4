'use client';

import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Returns the seconds left until `end` (milliseconds since 1970). Reads the time, because a sleeping tab delays its timers. */
export function useCountdown(end: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(end));

  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(end));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);

  return seconds;
}
