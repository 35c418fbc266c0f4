'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { storedLearner, takeWelcome } from '@/lib/session/stored';
import { accounts as text } from '@/lib/text/en/accounts';

/** Greets a learner by name, once, on the page that registering or logging in has led to. */
export function Welcome() {
  const [greeting, setGreeting] = useState<{ name: string; isNew: boolean }>();

  useEffect(() => {
    const welcome = takeWelcome();
    if (welcome) setGreeting({ name: storedLearner().name, isNew: welcome === 'registered' });
  }, []);

  if (!greeting) return null;
  const { name, isNew } = greeting;
  return (
    <div className="page welcome-note">
      <Alert tone="good" live>
        <p>
          <strong>{isNew ? text.welcome(name) : text.welcomeBack(name)}</strong>{' '}
          {isNew && (
            <>
              {text.registered} <SiteLink href="/profile">{text.toProfile}</SiteLink>
            </>
          )}
        </p>
      </Alert>
    </div>
  );
}
