'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { OpenQuestion } from '@/lib/api/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';

type Props = {
  id: string;
  question: OpenQuestion;
  chosen: string | undefined;
  /** It has just taken the place of another one. */
  takesFocus: boolean;
  onChoose: (option: string) => void;
  /** Absent on the first question. */
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

/** One question with its options; NEXT wants one of them. */
export function QuestionForm({ id, question, chosen, takesFocus, onChoose, ...go }: Props) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [missing, setMissing] = useState(false);
  const error = missing ? text.selectFirst : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the question appears
  useEffect(() => {
    if (!takesFocus) return;
    group.current?.focus({ preventScroll: true });
    group.current?.closest('.level-test')?.scrollIntoView({ block: 'nearest' });
  }, []);

  function next(event: SubmitEvent) {
    event.preventDefault();
    if (chosen !== undefined) return go.onNext();
    setMissing(true);
    group.current?.querySelector('input')?.focus();
  }

  return (
    <form className="level-test-question stack" noValidate onSubmit={next}>
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
                  setMissing(false);
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
        <Button look="quiet" disabled={!go.onPrevious} onClick={go.onPrevious}>
          {text.previous}
        </Button>
        <Button type="submit">{text.next}</Button>
      </p>
    </form>
  );
}
