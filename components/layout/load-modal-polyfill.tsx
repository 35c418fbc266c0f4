'use client';

import { useEffect } from 'react';

const hasModals = () => 'commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype;

export function LoadModalPolyfill() {
  useEffect(() => {
    if (hasModals()) return;
    import('@/components/ui/modal-polyfill').then(
      ({ polyfillModals }) => polyfillModals(),
      () => undefined,
    );
  }, []);

  return null;
}
