'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { PlacementLevel } from '@/lib/contract/common';
import { levelTest as text } from '@/lib/text/en/level-test';

/** Hands the result to whatever the device shares with; elsewhere the link is copied, or shown where that is forbidden too. */
export function ShareResult({ level }: { level: PlacementLevel }) {
  const [said, setSaid] = useState('');

  async function share() {
    const url = `${location.origin}/level-test`;
    const words = level === 'A0' ? text.title : text.shareText(level);
    try {
      if (navigator.share) return await navigator.share({ title: text.title, text: words, url });
      await navigator.clipboard.writeText(`${words} ${url}`);
      setSaid(text.copied);
    } catch (error) {
      // Closing the device's own dialog is no failure.
      if ((error as Error).name !== 'AbortError') setSaid(url);
    }
  }

  return (
    <>
      <Button look="plain" small onClick={() => void share()}>
        {text.share}
      </Button>
      <span role="status" className={said ? 'small' : 'hidden-text'}>
        {said}
      </span>
    </>
  );
}
