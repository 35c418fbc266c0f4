'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { takeWelcome } from '@/lib/session/stored';

const WelcomeNote = lazy(() => import('./welcome-note'));

/** Greets a learner once, on the page that registering or logging in has led to. Its text loads only then. */
export function Welcome() {
  const [welcome, setWelcome] = useState<ReturnType<typeof takeWelcome>>();

  useEffect(() => {
    const waiting = takeWelcome();
    if (waiting) setWelcome(waiting);
  }, []);

  return welcome ? (
    <Suspense>
      <WelcomeNote isNew={welcome === 'registered'} />
    </Suspense>
  ) : null;
}
