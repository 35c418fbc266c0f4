'use client';

import { useEffect } from 'react';

/** Plays the film while its modal is open. Poster and captions are requested when it opens, not with the page. */
export function PlayWhileOpen({ within }: { within: string }) {
  useEffect(() => {
    const modal = document.getElementById(within);
    const video = modal?.querySelector('video');
    if (!modal || !video) return;
    const syncWithModal = () => {
      const isOpen = modal.getClientRects().length > 0;
      if (!isOpen) return video.pause();
      video.poster = video.dataset.poster ?? '';
      for (const captions of video.textTracks) captions.mode = 'showing';
      // Rejected if autoplay is forbidden: the controls have a play button.
      video.play().catch(() => undefined);
    };
    // It may have been opened before hydration.
    if (modal.getClientRects().length > 0) syncWithModal();
    const controller = new AbortController();
    const { signal } = controller;
    modal.addEventListener('toggle', syncWithModal, { signal });
    // Not every browser with invoker commands fires `toggle` for a modal dialog.
    modal.addEventListener('command', () => setTimeout(syncWithModal), { signal });
    modal.addEventListener('close', syncWithModal, { signal });
    return () => controller.abort();
  }, [within]);

  return null;
}
