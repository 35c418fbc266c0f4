'use client';

import { useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiFailure, callApi } from '@/lib/api/browser';
import type { OpenQuestion } from '@/lib/api/level-test';
import type { AgeGroup } from '@/lib/contract/age-groups';
import { submitAttempt } from '@/lib/contract/endpoints/level-test';
import type { Attempt, AttemptResult } from '@/lib/contract/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';
import { AgeQuestion } from './age-question';
import { QuestionForm } from './question-form';
import type { ShownRecommendations } from './recommended-course';
import { TestClock } from './test-clock';
import type { TestDraft } from './test-draft';
import {
  keepDraft,
  keepResult,
  keyOf,
  newAttemptId,
  newDraft,
  readDraft,
  readResult,
  secondsSince,
} from './test-draft';
import { TestResult } from './test-result';

export type RunningTestProps = {
  questions: OpenQuestion[];
  minutes: number;
  recommendations: ShownRecommendations;
  /** Results are kept here, so that one can be sent to the school. */
  canSend: boolean;
  /** It goes on by itself after a reload, not because someone has just tapped the button. */
  resumed: boolean;
};

function toAttempt(questions: OpenQuestion[], { answers, attemptId, startedAt, age }: TestDraft): Attempt {
  const chosen = questions.map((question, at) => answers[keyOf(question, at)] ?? null);
  const ids = questions.flatMap(({ id }) => id ?? []);
  return {
    attemptId,
    startedAt: new Date(startedAt).toISOString(),
    seconds: secondsSince(startedAt),
    age,
    answers:
      ids.length === questions.length ? Object.fromEntries(ids.map((id, at) => [id, chosen[at] ?? null])) : chosen,
  };
}

function whyNotScored(error: unknown): string {
  if (!(error instanceof ApiFailure) || error.kind !== 'answer' || !error.message) return text.unreached;
  return text.refused(error.message);
}

/** The test from its first question to its result. */
export function RunningTest({ questions, minutes, recommendations, canSend, resumed }: RunningTestProps) {
  const [draft, setDraft] = useState(() => readDraft(questions) ?? newDraft());
  const [result, setResult] = useState(readResult);
  const [welcomed, setWelcomed] = useState(!resumed);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!result) keepDraft(draft);
  }, [draft, result]);

  async function finish(age: AgeGroup) {
    setSending(true);
    setFailure('');
    // What was sent may have been stored: another age is another attempt.
    const attemptId = draft.tried && draft.age !== age ? newAttemptId() : draft.attemptId;
    const finished = { ...draft, attemptId, age, tried: true };
    setDraft(finished);
    try {
      const body = toAttempt(questions, finished);
      const scored = (await callApi(submitAttempt, { body })) as AttemptResult;
      keepResult(scored);
      keepDraft(null);
      setWelcomed(true);
      setResult(scored);
    } catch (error) {
      setFailure(whyNotScored(error));
    }
    setSending(false);
  }

  function begin() {
    keepResult(null);
    setResult(null);
    setFailure('');
    setWelcomed(true);
    setDraft(newDraft());
  }

  if (result) {
    return <TestResult {...{ result, minutes, canSend, recommendations }} quiet={!welcomed} onAgain={begin} />;
  }

  const at = Math.min(draft.index, questions.length);
  const question = questions[at];
  const goTo = (index: number) => {
    setWelcomed(true);
    setFailure('');
    setDraft({ ...draft, index });
  };
  return (
    <div className="level-test stack">
      {!welcomed && (
        <Alert>
          <p className="cluster">
            {question ? text.welcomeBack(at + 1, questions.length) : text.welcomeToLastStep}
            <Button look="quiet" small onClick={begin}>
              {text.startAgain}
            </Button>
          </p>
        </Alert>
      )}
      <div className="level-test-bar">
        <p role="status">{question ? text.place(at + 1, questions.length) : text.lastStep}</p>
        <TestClock startedAt={draft.startedAt} minutes={minutes} />
        <progress className="progress" aria-label={text.progress} value={at} max={questions.length} />
      </div>
      {question ? (
        <QuestionForm
          key={keyOf(question, at)}
          id={`question-${at + 1}`}
          question={question}
          chosen={draft.answers[keyOf(question, at)]}
          takesFocus={welcomed}
          onChoose={(option) =>
            setDraft((kept) => ({
              ...kept,
              answers: { ...kept.answers, [keyOf(question, at)]: option },
              // What was sent may have been stored: other answers are another attempt.
              ...(kept.tried ? { tried: false, attemptId: newAttemptId() } : undefined),
            }))
          }
          onPrevious={at > 0 ? () => goTo(at - 1) : undefined}
          onNext={() => goTo(at + 1)}
        />
      ) : (
        <AgeQuestion
          chosen={draft.age}
          sending={sending}
          failure={failure}
          takesFocus={welcomed}
          onChoose={(age) => void finish(age)}
          onPrevious={() => goTo(at - 1)}
        />
      )}
    </div>
  );
}
