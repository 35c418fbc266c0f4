'use client';

import { type ComponentProps, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { OpenQuestion } from '@/lib/api/level-test';
import { unknownAnswer } from './test-draft';

type Props = {
  id: string;
  question: OpenQuestion;
  chosen: string | undefined;
  /** The question or, for whoever chose it before the scripts had loaded, the answer. */
  focus: 'question' | 'answer' | undefined;
  onChoose: (option: string) => void;
  onPrevious: (() => void) | undefined;
  onNext: () => void;
};

type ChoicesProps = Pick<Props, 'id' | 'question'> & {
  error?: string | undefined;
  ref?: ComponentProps<'fieldset'>['ref'];
  radioProps: (option: string) => ComponentProps<'input'>;
};

/** By the first word of the French question. */
function instructionFor(question: string): string {
  const { complete, read, choose } = getText('levelTest').instructions;
  if (question.startsWith('Complétez')) return complete;
  return question.startsWith('Lisez') ? read : choose;
}

export function QuestionChoices({ id, question, error, ref, radioProps }: ChoicesProps) {
  const described = `${id}-instruction${error ? ` ${id}-error` : ''}`;
  return (
    <fieldset ref={ref} className="stack" tabIndex={-1} aria-describedby={described}>
      <legend lang="fr" className="display">
        {question.text}
      </legend>
      <p id={`${id}-instruction`} className="muted">
        {instructionFor(question.text)}
      </p>
      <div className="choices">
        {[...question.options, unknownAnswer].map((option) => (
          <label key={option} className="choice" lang={option === unknownAnswer ? undefined : 'fr'}>
            <input
              type="radio"
              name={id}
              value={option}
              aria-describedby={error && `${id}-error`}
              {...radioProps(option)}
            />
            <span>{option === unknownAnswer ? getText('levelTest').unknown : option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

export function QuestionForm({ id, question, chosen, focus, onChoose, ...actions }: Props) {
  const text = getText('levelTest');
  const group = useRef<HTMLFieldSetElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const error = isMissing ? text.selectFirst : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (!focus) return;
    const answer = focus === 'answer' ? group.current?.querySelector<HTMLElement>(':checked') : undefined;
    (answer ?? group.current)?.focus({ preventScroll: true });
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
      <QuestionChoices
        ref={group}
        id={id}
        question={question}
        error={error}
        radioProps={(option) => ({
          checked: chosen === option,
          onChange: () => {
            setIsMissing(false);
            onChoose(option);
          },
        })}
      />
      <p className="level-test-steps">
        <Button variant="quiet" disabled={!actions.onPrevious} onClick={actions.onPrevious}>
          {text.previous}
        </Button>
        <Button type="submit">{text.next}</Button>
      </p>
    </form>
  );
}
