'use client';

import { useEffect, useState } from 'react';

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds left until a moment (milliseconds since 1970), down to 0. Goes by the clock, so that a sleeping tab does not stretch it. */
export function useCountdown(end: number): number {
  const [left, setLeft] = useState(() => secondsUntil(end));

  useEffect(() => {
    const tick = () => setLeft(secondsUntil(end));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);

  return left;
}
