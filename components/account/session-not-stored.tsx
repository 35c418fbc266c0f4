'use client';

import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';

type Props = { done: string; destination: string };

/** Replaces the form after a login in a browser that does not store sessions. With the cookie alone the learner can browse the site. */
export function SessionNotStored({ done, destination }: Props) {
  const text = getText('accounts');
  return (
    <Alert tone="warn" isLive>
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
