'use client';

import type { ComponentType } from 'react';
import { useEffect, useRef, useState } from 'react';

type Props = {
  value: number;
  /** The same as it is written, by the server: writing its first number keeps a phone's browser busy for a tenth of a second. */
  written: string;
  /** How much of it must be seen before it starts, from 0 to 1. */
  threshold: number;
  /** In seconds. */
  duration?: number;
};

type CountUp = ComponentType<{ start: number; end: number; duration: number; separator: string }>;

/** The number from the server; once it is seen, it counts up from 0. The final number keeps its place and is what is read out. */
export function Counter({ value, written, threshold, duration = 10 }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const [CountUp, setCountUp] = useState<{ run: CountUp }>();

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const watch = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        const { default: run } = await import('react-countup');
        setCountUp({ run });
      },
      { threshold },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [threshold]);

  return (
    <span ref={place} className="counter">
      <span className={CountUp && 'counter-final'}>{written}</span>
      {CountUp && (
        <span aria-hidden="true">
          <CountUp.run start={0} end={value} duration={duration} separator="," />
        </span>
      )}
    </span>
  );
}
