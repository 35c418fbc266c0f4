'use client';

import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import type { OpenQuestion } from '@/lib/api/level-test';
import { QuestionChoices } from './question-choices';

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
