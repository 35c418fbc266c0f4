'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';
import { levelTest as text } from '@/lib/text/en/level-test';

type Props = {
  /** Chosen before, when sending failed. */
  chosen: AgeGroup | undefined;
  sending: boolean;
  /** Why the answers could not be scored. */
  failure: string;
  takesFocus: boolean;
  onChoose: (age: AgeGroup) => void;
  onPrevious: () => void;
};

/** The age of the learner; choosing one sends the answers. */
export function AgeQuestion({ chosen, sending, failure, takesFocus, onChoose, onPrevious }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question appears
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, []);
  return (
    <section className="level-test-question stack" aria-labelledby="level-test-age">
      <h2 id="level-test-age" ref={title} tabIndex={-1} className="display">
        {text.ageQuestion}
      </h2>
      <p className="muted">{text.ageReason}</p>
      <div className="level-test-ages">
        {ageGroups.map((age) => (
          <Button key={age} look={age === chosen ? 'brand' : 'quiet'} disabled={sending} onClick={() => onChoose(age)}>
            {text.ages[age]}
          </Button>
        ))}
      </div>
      {failure && (
        <Alert tone="bad" live>
          <p>{failure}</p>
          {chosen && (
            <Button small disabled={sending} onClick={() => onChoose(chosen)}>
              {text.retry}
            </Button>
          )}
        </Alert>
      )}
      <p className="level-test-steps">
        <Button look="quiet" disabled={sending} onClick={onPrevious}>
          {text.previous}
        </Button>
      </p>
      <p role="status" className={sending ? 'muted' : 'hidden-text'}>
        {sending && text.scoring}
      </p>
    </section>
  );
}
