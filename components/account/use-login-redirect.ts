'use client';

import { useEffect, useState } from 'react';
import { storeSession, storeWelcome, type WelcomeKind } from '@/lib/session/stored-session';
import { localPath } from '@/lib/text/local-path';

/** Stores a new session and redirects to `destination`. `notStored`: the browser keeps neither sessions nor cookies. */
export function useLoginRedirect(destination: string, kind: WelcomeKind) {
  const [state, setState] = useState<'idle' | 'redirecting' | 'notStored'>('idle');

  useEffect(() => {
    // The back/forward cache brings the page back as it was left.
    const reset = ({ persisted }: PageTransitionEvent) => persisted && setState('idle');
    addEventListener('pageshow', reset);
    return () => removeEventListener('pageshow', reset);
  }, []);

  return {
    state,
    redirectWithSession(token: string) {
      if (!storeSession(token) && !navigator.cookieEnabled) return setState('notStored');
      setState('redirecting');
      storeWelcome(kind);
      location.assign(localPath(destination));
    },
  };
}
