'use client';

import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { readStoredLearner } from '@/lib/session/stored-session';
import { accounts as text } from '@/lib/text/en/accounts';

export default function WelcomeNote({ isNew }: { isNew: boolean }) {
  const { name } = readStoredLearner();
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
