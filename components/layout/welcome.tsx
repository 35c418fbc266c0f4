'use client';

import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { consumeWelcome } from '@/lib/session/stored-session';

// `Lazy` would be in the layout of every page. Without its script there is no note.
const WelcomeNote = lazy<ComponentType<{ isNew: boolean }>>(() =>
  import('./welcome-note').catch(() => ({ default: () => null })),
);

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
