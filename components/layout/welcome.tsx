'use client';

import { useEffect, useState } from 'react';
import { Lazy, useLoader } from '@/components/ui/lazy';
import { consumeWelcome } from '@/lib/session/stored-session';

const load = async () => (await import('./welcome-note')).WelcomeNote;

export function Welcome() {
  const loader = useLoader(load);
  const [welcome, setWelcome] = useState<ReturnType<typeof consumeWelcome>>();

  useEffect(() => {
    const pending = consumeWelcome();
    if (pending) setWelcome(pending);
  }, []);

  return (
    welcome && <Lazy loader={loader} when="now" isOptional show={(Note) => <Note isNew={welcome === 'registered'} />} />
  );
}
