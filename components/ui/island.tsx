'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Marks a part of the server's HTML: using it loads the scripts of the page (`lib/http/page-cache/loader.ts`). */
export function Island({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => finishIsland(element.current), []);
  return (
    <div ref={element} className="island" data-island="">
      {children}
    </div>
  );
}

/** To be called once the island responds. Repeats the taps and the submit that came before. */
export function finishIsland(island: HTMLElement | null): void {
  if (!island) return;
  island.dataset.island = 'ready';
  island.removeAttribute('aria-busy');
  for (const tapped of island.querySelectorAll<HTMLElement>('[data-tapped]')) {
    tapped.removeAttribute('data-tapped');
    // Buttons that were disabled until hydration respond after the next render.
    setTimeout(() => (tapped instanceof HTMLFormElement ? tapped.requestSubmit() : tapped.click()));
  }
}
