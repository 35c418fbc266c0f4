'use client';

import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { accounts as text } from '@/lib/text/en/accounts';

type Props = { done: string; destination: string };

/** Replaces the form after a login in a browser that does not store sessions. With the cookie alone the learner can browse the site. */
export function SessionNotStored({ done, destination }: Props) {
  return (
    <Alert tone="warn" live>
      <p>
        <strong>{done}</strong> {text.sessionNotStored}
      </p>
      {navigator.cookieEnabled && (
        <p>
          <SiteLink href={destination}>{text.continueLink}</SiteLink>
        </p>
      )}
    </Alert>
  );
}
