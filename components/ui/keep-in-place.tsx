'use client';

import { useEffect, useRef } from 'react';

/**
 * Inside an accordion: the header that was tapped stays under the finger while the item above it closes. Browsers that anchor the
 * scroll position anchor it to the item that closes.
 */
export function KeepInPlace() {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const accordion = place.current?.parentElement;
    const hold = ({ target }: MouseEvent) => {
      const header = target instanceof Element ? target.closest('summary') : null;
      if (!header) return;
      const before = header.getBoundingClientRect().top;
      // After the browser has opened and closed, before it paints.
      requestAnimationFrame(() => {
        const moved = header.getBoundingClientRect().top - before;
        scrollBy({ top: moved, behavior: 'instant' });
      });
    };
    accordion?.addEventListener('click', hold);
    return () => accordion?.removeEventListener('click', hold);
  }, []);

  return <span ref={place} hidden />;
}
