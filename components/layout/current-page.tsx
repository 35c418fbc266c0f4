'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Marks the menu's entry of the page one is on, and closes the menu when one leaves (a page kept for going back would show it open). */
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
    // Older browsers have no popovers, and show the menu always.
    const close = () => menu?.togglePopover?.(false);
    addEventListener('pagehide', close);
    return () => removeEventListener('pagehide', close);
  }, [path, within]);

  return null;
}
