'use client';

import { useEffect } from 'react';

/** Brings what a browser without popovers lacks; to others it brings nothing. */
export function OlderBrowser() {
  useEffect(() => {
    if ('popover' in HTMLElement.prototype) return;
    import('@/components/ui/modal-by-script').then(
      ({ openModalsByScript }) => openModalsByScript(),
      () => undefined,
    );
  }, []);

  return null;
}
