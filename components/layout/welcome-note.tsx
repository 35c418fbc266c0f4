'use client';

import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { readStoredLearner } from '@/lib/session/stored-session';
import { fill } from '@/lib/text/fill';

export default function WelcomeNote({ isNew }: { isNew: boolean }) {
  const text = getText('accounts');
  const { name } = readStoredLearner();
  return (
    <div className="page welcome-note">
      <Alert tone="good" isLive>
        <p>
          <strong>{greet(isNew, name)}</strong>{' '}
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

function greet(isNew: boolean, name: string): string {
  const text = getText('accounts');
  if (!name) return isNew ? text.welcomeNameless : text.welcomeBackNameless;
  return fill(isNew ? text.welcome : text.welcomeBack, { name });
}
