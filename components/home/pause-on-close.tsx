'use client';

import { useEffect } from 'react';

/** A film stops when its modal closes; its poster is asked for when the modal opens for the first time. */
export function PauseOnClose({ within }: { within: string }) {
  useEffect(() => {
    const modal = document.getElementById(within);
    const video = modal?.querySelector('video');
    if (!modal || !video) return;
    const follow = (event: Event) => {
      if ((event as ToggleEvent).newState === 'closed') video.pause();
      else video.poster = video.dataset.poster ?? '';
    };
    modal.addEventListener('toggle', follow);
    return () => modal.removeEventListener('toggle', follow);
  }, [within]);

  return null;
}
