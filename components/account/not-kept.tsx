'use client';

import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { accounts as text } from '@/lib/text/en/accounts';

type Props = { done: string; destination: string };

/** Stands for a form whose work is done, in a browser that does not keep the session. With its cookie the learner can look around. */
export function NotKept({ done, destination }: Props) {
  return (
    <Alert tone="warn" live>
      <p>
        <strong>{done}</strong> {text.notKept}
      </p>
      {navigator.cookieEnabled && (
        <p>
          <SiteLink href={destination}>{text.goOn}</SiteLink>
        </p>
      )}
    </Alert>
  );
}
