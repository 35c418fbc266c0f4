'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Marks the menu's entry of the current page, keeps the focus in the menu while it is open, and closes it when the page is left (a
 * page kept for going back would show it open).
 */
export function CurrentPage({ within }: { within: string }) {
  const path = usePathname();

  useEffect(() => {
    const menu = document.getElementById(within);
    for (const link of menu?.querySelectorAll('a') ?? []) {
      const href = link.pathname;
      if (href === path) link.ariaCurrent = 'page';
      else if (href !== '/' && path.startsWith(`${href}/`)) link.ariaCurrent = 'true';
      else link.removeAttribute('aria-current');
    }
    const left = new AbortController();
    const { signal } = left;
    // Older browsers have no popovers, and show the menu always.
    addEventListener('pagehide', () => menu?.togglePopover?.(false), { signal });
    menu?.addEventListener('toggle', ({ newState }) => makeRestInert(menu, newState === 'open'), { signal });
    return () => left.abort();
  }, [path, within]);

  return null;
}

/** Makes everything but `part` and its ancestors inert, as behind a modal dialog. */
function makeRestInert(part: HTMLElement, isInert: boolean) {
  for (let inside = part; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && sibling instanceof HTMLElement) sibling.inert = isInert;
    }
  }
}
