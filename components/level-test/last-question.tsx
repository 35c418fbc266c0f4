'use client';

import { useEffect, useRef } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';

type Props<Choice extends string> = {
  id: string;
  title: string;
  reason: string;
  choices: readonly Choice[];
  labels: Record<Choice, string>;
  chosen: Choice | undefined;
  isSending: boolean;
  failure: string;
  shouldFocus: boolean;
  onChoose: (choice: Choice) => void;
  onPrevious: () => void;
};

/** About the learner, after the questions of the test: a tap answers it. */
export function LastQuestion<Choice extends string>({
  id,
  title,
  reason,
  choices,
  labels,
  chosen,
  isSending,
  failure,
  shouldFocus,
  onChoose,
  onPrevious,
}: Props<Choice>) {
  const text = getText('levelTest');
  const unlessSending = (act: () => void) => () => isSending || act();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button disappears with the failure. */
  const retry = (choice: Choice) => {
    heading.current?.focus();
    onChoose(choice);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (shouldFocus) heading.current?.focus();
  }, []);
  return (
    <section className="level-test-question stack" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="display">
        <HeadingText text={title} />
      </h2>
      <p className="muted">
        <MultilingualText text={reason} />
      </p>
      <div className="level-test-choices">
        {choices.map((choice) => (
          <Button
            key={choice}
            variant={choice === chosen ? 'brand' : 'quiet'}
            aria-disabled={isSending}
            onClick={unlessSending(() => onChoose(choice))}
          >
            <MultilingualText text={labels[choice]} />
          </Button>
        ))}
      </div>
      {failure && (
        <Alert tone="bad" isLive>
          <p>{failure}</p>
          {chosen && (
            <Button isSmall aria-disabled={isSending} onClick={unlessSending(() => retry(chosen))}>
              {text.retry}
            </Button>
          )}
        </Alert>
      )}
      <p className="level-test-steps">
        <Button variant="quiet" aria-disabled={isSending} onClick={unlessSending(onPrevious)}>
          {text.previous}
        </Button>
      </p>
      <p role="status" className={isSending ? 'muted' : 'visually-hidden'}>
        {isSending && text.scoring}
      </p>
    </section>
  );
}
