'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { OpenQuestion } from '@/lib/api/level-test';

type Props = {
  id: string;
  question: OpenQuestion;
  chosen: string | undefined;
  shouldFocus: boolean;
  onChoose: (option: string) => void;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

export function QuestionForm({ id, question, chosen, shouldFocus, onChoose, ...actions }: Props) {
  const text = getText('levelTest');
  const group = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const error = isMissing ? text.selectFirst : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (!shouldFocus) return;
    group.current?.focus({ preventScroll: true });
    group.current?.closest('.level-test')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (chosen !== undefined) return actions.onNext();
    setIsMissing(true);
    group.current?.querySelector('input')?.focus();
  }

  return (
    <form className="level-test-question stack" noValidate onSubmit={submit}>
      <fieldset ref={group} className="stack" tabIndex={-1} aria-describedby={error && `${id}-error`}>
        <legend lang="fr" className="display">
          {question.text}
        </legend>
        <div className="choices" lang="fr">
          {question.options.map((option) => (
            <label key={option} className="choice">
              <input
                type="radio"
                name={id}
                value={option}
                checked={chosen === option}
                aria-describedby={error && `${id}-error`}
                onChange={() => {
                  setIsMissing(false);
                  onChoose(option);
                }}
              />
              <span>{option}</span>
            </label>
          ))}
        </div>
        <FieldError id={id} error={error} />
      </fieldset>
      <p className="level-test-steps">
        <Button variant="quiet" disabled={!actions.onPrevious} onClick={actions.onPrevious}>
          {text.previous}
        </Button>
        <Button type="submit">{text.next}</Button>
      </p>
    </form>
  );
}
