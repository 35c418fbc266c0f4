'use client';

import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { storedLearner } from '@/lib/session/stored';
import { accounts as text } from '@/lib/text/en/accounts';

/** Greets a learner by name; the default export is what `lazy` demands. */
export default function WelcomeNote({ isNew }: { isNew: boolean }) {
  const { name } = storedLearner();
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
