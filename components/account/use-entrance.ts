'use client';

import { useEffect, useState } from 'react';
import { type Entrance, keepWelcome, storeSession } from '@/lib/session/stored';

/** What follows once the server has let someone in: the way to the destination, where the browser keeps the session. */
export function useEntrance(destination: string, entrance: Entrance) {
  const [state, setState] = useState<'outside' | 'entering' | 'notKept'>('outside');

  useEffect(() => {
    // Whoever comes back by the back button finds the page as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && setState('outside');
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, []);

  return {
    state,
    enter(token: string) {
      if (!storeSession(token)) return setState('notKept');
      setState('entering');
      keepWelcome(entrance);
      location.assign(destination);
    },
  };
}
