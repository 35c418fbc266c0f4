'use client';

import { type ComponentType, useRef } from 'react';
import { toBurmeseDigits } from '@/lib/format/digits';
import { Lazy, useLoader } from './lazy';
import { type LoadStrategy, onVisible } from './load-strategies';

type Props = {
  value: number;
  /** Formatted on the server: the first use of `toLocaleString` takes a phone 100 ms. */
  formatted: string;
  threshold: number;
  durationSeconds?: number;
};

type CountUp = ComponentType<{ start: number; end: number; duration: number; separator: string; numerals?: string[] }>;

const loadCountUp = async (): Promise<CountUp> => (await import('react-countup')).default;

/** Of CountUp, which counts to the text of the server. */
export const digitsOf = (formatted: string) => ({
  separator: /\P{Nd}/u.exec(formatted)?.[0] ?? '',
  numerals: /[\u1040-\u1049]/.test(formatted) ? [...toBurmeseDigits('0123456789')] : undefined,
});

/** Screen readers get the final number at once. */
export function Counter({ value, formatted, threshold, durationSeconds = 10 }: Props) {
  const element = useRef<HTMLSpanElement>(null);
  const loader = useLoader(loadCountUp);
  const onMotion: LoadStrategy = (...args) =>
    matchMedia('(prefers-reduced-motion: reduce)').matches || onVisible({ threshold })(...args);

  return (
    <span ref={element} className="counter">
      <Lazy
        loader={loader}
        when={onMotion}
        target={element}
        show={(CountUp) => (
          <>
            <span className="counter-final">{formatted}</span>
            <span aria-hidden="true">
              <CountUp start={0} end={value} duration={durationSeconds} {...digitsOf(formatted)} />
            </span>
          </>
        )}
      >
        <span>{formatted}</span>
      </Lazy>
    </span>
  );
}
