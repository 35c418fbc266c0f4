'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PlacementLevel } from '@/lib/contract/common';
import { levelTest as text } from '@/lib/text/en/level-test';

/** Uses the Web Share API; without it copies the link, and shows it if copying is refused. */
export function ShareResult({ level }: { level: PlacementLevel }) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = `${location.origin}/level-test`;
    const shareText = level === 'A0' ? text.title : text.shareText(level);
    try {
      if (navigator.share) return await navigator.share({ title: text.title, text: shareText, url });
      await navigator.clipboard.writeText(`${shareText} ${url}`);
      setStatus(text.copied);
    } catch (error) {
      // AbortError: the share dialog was closed.
      if ((error as Error).name !== 'AbortError') setStatus(url);
    }
  }

  return (
    <>
      <Button variant="plain" small onClick={() => void share()}>
        {text.share}
      </Button>
      <span role="status" className={status ? 'small' : 'visually-hidden'}>
        {status}
      </span>
    </>
  );
}
