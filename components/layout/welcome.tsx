'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { consumeWelcome } from '@/lib/session/stored-session';

const WelcomeNote = lazy(() => import('./welcome-note'));

export function Welcome() {
  const [welcome, setWelcome] = useState<ReturnType<typeof consumeWelcome>>();

  useEffect(() => {
    const pending = consumeWelcome();
    if (pending) setWelcome(pending);
  }, []);

  return welcome ? (
    <Suspense>
      <WelcomeNote isNew={welcome === 'registered'} />
    </Suspense>
  ) : null;
}
