'use client';

import { type MouseEvent, useRef } from 'react';

const guardMs = 400;
const guardPx = 40;

/**
 * An `onClickCapture` handler: after a tap on an element with `data-guard-tap`, it ignores a second tap on the same spot, which
 * would hit whatever has moved under the finger.
 */
export function useDoubleTapGuard() {
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event: MouseEvent) => {
    const { timeStamp, clientX, clientY, target } = event;
    const { at, x, y } = lastTap.current;
    if (timeStamp - at < guardMs && Math.hypot(clientX - x, clientY - y) < guardPx) {
      event.stopPropagation();
      event.preventDefault();
    } else if ((target as Element).closest('[data-guard-tap]')) {
      const tap = { at: timeStamp, x: clientX, y: clientY };
      lastTap.current = tap;
      // Slow phones paint late: count from when the change is visible.
      requestAnimationFrame(() => {
        tap.at = performance.now();
      });
    }
  };
}
