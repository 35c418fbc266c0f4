'use client';

import { type MouseEvent, useRef } from 'react';

/** Milliseconds and pixels in which a second tap is the same thumb trembling, not another decision. */
const trembling = 400;
const near = 40;

/**
 * For the `onClickCapture` of what moves when it is tapped: after a tap on something with `data-moves`, a second one on the same
 * spot is swallowed for a moment, so that it does not hit what has come to lie under the finger.
 */
export function useSteadyTaps() {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event: MouseEvent) => {
    const { timeStamp, clientX, clientY, target } = event;
    const { at, x, y } = last.current;
    if (timeStamp - at < trembling && Math.hypot(clientX - x, clientY - y) < near) {
      event.stopPropagation();
      event.preventDefault();
    } else if ((target as Element).closest('[data-moves]')) {
      const tap = { at: timeStamp, x: clientX, y: clientY };
      last.current = tap;
      // A slow phone draws late: it counts from when the change is seen.
      requestAnimationFrame(() => {
        tap.at = performance.now();
      });
    }
  };
}
