'use client';

import { useEffect } from 'react';

/** Makes the page behind the open menu inert. Closes the menu before the page enters the back/forward cache. */
export function MenuBehavior({ menuId }: { menuId: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId);
    const controller = new AbortController();
    const { signal } = controller;
    // Older browsers have no popovers.
    addEventListener('pagehide', () => menu?.togglePopover?.(false), { signal });
    const applyState = ({ type, newState }: ToggleEvent) => {
      // `toggle` comes after the popover has returned the focus to the menu button, which cannot take it while inert.
      if (!menu || (type === 'beforetoggle' && newState === 'open')) return;
      makeRestInert(menu, newState === 'open');
      if (newState === 'open' && !menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
    };
    menu?.addEventListener('beforetoggle', applyState, { signal });
    menu?.addEventListener('toggle', applyState, { signal });
    return () => controller.abort();
  }, [menuId]);

  return null;
}

function makeRestInert(part: HTMLElement, isInert: boolean) {
  for (let inside = part; inside.parentElement && inside !== document.body; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      if (sibling !== inside && sibling instanceof HTMLElement) sibling.inert = isInert;
    }
  }
}
