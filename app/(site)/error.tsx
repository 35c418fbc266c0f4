'use client';

import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';

/** Error boundary: shows the message and a Retry button. */
export default function PageFailure() {
  const text = getText('pageFailure');
  return (
    <main className="page section">
      <div className="notice" role="alert">
        <h1>{text.title}</h1>
        <p className="lead">{text.body}</p>
        <p className="cluster">
          <LinkButton href="">{text.retry}</LinkButton>
          <LinkButton href="/" variant="quiet">
            {text.home}
          </LinkButton>
        </p>
      </div>
    </main>
  );
}
