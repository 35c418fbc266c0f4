'use client';

import { useEffect } from 'react';

const hasModals = () => 'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype;

/** Loads what a browser without invoker commands lacks; for others nothing. */
export function OlderBrowser() {
  useEffect(() => {
    if (hasModals()) return;
    import('@/components/ui/modal-by-script').then(
      ({ openModalsByScript }) => openModalsByScript(),
      () => undefined,
    );
  }, []);

  return null;
}
