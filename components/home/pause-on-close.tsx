'use client';

import { useEffect } from 'react';

/** A film stops when its modal closes; its poster and captions are asked for when the modal opens, not with the page. */
export function PauseOnClose({ within }: { within: string }) {
  useEffect(() => {
    const modal = document.getElementById(within);
    const video = modal?.querySelector('video');
    if (!modal || !video) return;
    const follow = () => {
      const open = modal.getClientRects().length > 0;
      if (!open) return video.pause();
      video.poster = video.dataset.poster ?? '';
      for (const captions of video.textTracks) captions.mode = 'showing';
    };
    // It may have been opened before this script came.
    if (modal.getClientRects().length > 0) follow();
    modal.addEventListener('toggle', follow);
    return () => modal.removeEventListener('toggle', follow);
  }, [within]);

  return null;
}
