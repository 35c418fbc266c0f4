'use client';

import { useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import type { PlacementLevel } from '@/lib/contract/cefr-levels';
import { fill } from '@/lib/text/fill';
import { localPath } from '@/lib/text/local-path';

/** Uses the Web Share API; without it copies the link, and shows it if copying is refused. */
export function ShareResult({ level }: { level: PlacementLevel }) {
  const text = getText('levelTest');
  const [status, setStatus] = useState('');

  async function share() {
    const url = `${location.origin}${localPath('/level-test')}`;
    const shareText = level === 'A0' ? text.title : fill(text.shareText, { level });
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
      <Button variant="plain" isSmall onClick={() => void share()}>
        {text.share}
      </Button>
      <span role="status" className={status ? 'small' : 'visually-hidden'}>
        {status}
      </span>
    </>
  );
}
