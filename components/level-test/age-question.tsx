'use client';

import { useEffect, useRef } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';

type Props = {
  chosen: AgeGroup | undefined;
  isSending: boolean;
  failure: string;
  shouldFocus: boolean;
  onChoose: (age: AgeGroup) => void;
  onPrevious: () => void;
};

export function AgeQuestion({ chosen, isSending, failure, shouldFocus, onChoose, onPrevious }: Props) {
  const text = getText('levelTest');
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (shouldFocus) title.current?.focus();
  }, []);
  return (
    <section className="level-test-question stack" aria-labelledby="level-test-age">
      <h2 id="level-test-age" ref={title} tabIndex={-1} className="display">
        {text.ageQuestion}
      </h2>
      <p className="muted">{text.ageReason}</p>
      <div className="level-test-ages">
        {ageGroups.map((age) => (
          <Button
            key={age}
            variant={age === chosen ? 'brand' : 'quiet'}
            disabled={isSending}
            onClick={() => onChoose(age)}
          >
            {text.ages[age]}
          </Button>
        ))}
      </div>
      {failure && (
        <Alert tone="bad" isLive>
          <p>{failure}</p>
          {chosen && (
            <Button isSmall disabled={isSending} onClick={() => onChoose(chosen)}>
              {text.retry}
            </Button>
          )}
        </Alert>
      )}
      <p className="level-test-steps">
        <Button variant="quiet" disabled={isSending} onClick={onPrevious}>
          {text.previous}
        </Button>
      </p>
      <p role="status" className={isSending ? 'muted' : 'visually-hidden'}>
        {isSending && text.scoring}
      </p>
    </section>
  );
}
