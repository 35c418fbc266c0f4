'use client';

import { getText } from '#text';
import { Alert } from '@/components/ui/alert';

/** Replaces the form after a login in a browser that keeps neither cookies nor sessions. */
export function SessionNotStored({ done }: { done: string }) {
  const text = getText('accounts');
  return (
    <Alert tone="warn" isLive>
      <p>
        <strong>{done}</strong> {text.sessionNotStored}
      </p>
    </Alert>
  );
}
