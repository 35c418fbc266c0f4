'use client';

import { useEffect } from 'react';

/** Plays a film when its modal opens and stops it when that closes; poster and captions are requested then, not with the page. */
export function PlayWhileOpen({ within }: { within: string }) {
  useEffect(() => {
    const modal = document.getElementById(within);
    const video = modal?.querySelector('video');
    if (!modal || !video) return;
    const follow = () => {
      const open = modal.getClientRects().length > 0;
      if (!open) return video.pause();
      video.poster = video.dataset.poster ?? '';
      for (const captions of video.textTracks) captions.mode = 'showing';
      // A browser that forbids it shows its own button.
      video.play().catch(() => undefined);
    };
    // It may have been opened before this script came.
    if (modal.getClientRects().length > 0) follow();
    const left = new AbortController();
    const { signal } = left;
    modal.addEventListener('toggle', follow, { signal });
    // Not every browser with invoker commands fires `toggle` for a modal dialog.
    modal.addEventListener('command', () => setTimeout(follow), { signal });
    modal.addEventListener('close', follow, { signal });
    return () => left.abort();
  }, [within]);

  return null;
}
