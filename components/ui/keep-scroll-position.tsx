'use client';

import { useEffect, useRef } from 'react';

/** Keeps the tapped header of an accordion in place while the item above it closes. Scroll anchoring picks the closing item. */
export function KeepScrollPosition() {
  const marker = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const accordion = marker.current?.parentElement;
    const keepInPlace = ({ target }: MouseEvent) => {
      const header = target instanceof Element ? target.closest('summary') : null;
      if (!header) return;
      const before = header.getBoundingClientRect().top;
      // After the toggle, before the next paint.
      requestAnimationFrame(() => {
        const offset = header.getBoundingClientRect().top - before;
        scrollBy({ top: offset, behavior: 'instant' });
      });
    };
    accordion?.addEventListener('click', keepInPlace);
    return () => accordion?.removeEventListener('click', keepInPlace);
  }, []);

  return <span ref={marker} hidden />;
}
