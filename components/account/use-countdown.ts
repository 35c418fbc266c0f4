'use client';

import { useEffect, useState } from 'react';

/** Seconds left, down to 0, and a way to begin again. Goes by the clock, so that a sleeping tab does not stretch it. */
export function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);

  return [left, () => setEnd(Date.now() + seconds * 1000)];
}
