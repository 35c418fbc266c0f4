'use client';

import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';
import { onVisible } from './load-strategies';

type Props = {
  value: number;
  /** Formatted on the server: the first use of `toLocaleString` takes a phone 100 ms. */
  formatted: string;
  threshold: number;
  durationSeconds?: number;
};

type CountUp = ComponentType<{ start: number; end: number; duration: number; separator: string }>;

/** Screen readers get the final number at once. */
export function Counter({ value, formatted, threshold, durationSeconds = 10 }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const [CountUp, setCountUp] = useState<{ run: CountUp }>();

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const controller = new AbortController();
    const load = async () => setCountUp({ run: (await import('react-countup')).default });
    onVisible({ threshold })(load, { signal: controller.signal, element: element.current });
    return () => controller.abort();
  }, [threshold]);

  return (
    <span ref={element} className="counter">
      <span className={CountUp && 'counter-final'}>{formatted}</span>
      {CountUp && (
        <span aria-hidden="true">
          <CountUp.run start={0} end={value} duration={durationSeconds} separator="," />
        </span>
      )}
    </span>
  );
}
