'use client';

import { useEffect, useState } from 'react';
import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ApiError, callApi } from '@/lib/api/browser';
import type { OpenQuestion } from '@/lib/api/level-test';
import { ageGroups } from '@/lib/contract/age-groups';
import { submitAttempt } from '@/lib/contract/endpoints/level-test';
import { goalsFor } from '@/lib/contract/learning-goals';
import type { Attempt, AttemptResult } from '@/lib/contract/level-test';
import { fill } from '@/lib/text/fill';
import { LastQuestion } from './last-question';
import { QuestionForm } from './question-form';
import type { RecommendedCourses } from './recommended-course';
import type { FirstAnswer, TestDraft } from './test-draft';
import {
  newAttemptId,
  newDraft,
  questionKey,
  readDraft,
  removeDraft,
  saveDraft,
  secondsSince,
  storedResult,
} from './test-draft';
import { TestResult } from './test-result';
import { TestTimer } from './test-timer';

export type RunningTestProps = {
  questions: OpenQuestion[];
  minutes: number;
  recommendations: RecommendedCourses;
  canSend: boolean;
  /** Resumed from a draft after a reload, not started by a tap. */
  isResumed: boolean;
  first: FirstAnswer;
};

function toAttempt(
  questions: OpenQuestion[],
  { answers, attemptId, startedAt, answeredAt, age, goal }: TestDraft,
): Attempt {
  const chosen = questions.map((question, index) => answers[questionKey(question, index)] || null);
  const ids = questions.flatMap(({ id }) => id ?? []);
  return {
    attemptId,
    startedAt: new Date(startedAt).toISOString(),
    seconds: secondsSince(startedAt, answeredAt),
    age,
    goal,
    answers:
      ids.length === questions.length
        ? Object.fromEntries(ids.map((id, index) => [id, chosen[index] ?? null]))
        : chosen,
  };
}

function toFailureMessage(error: unknown): string {
  const text = getText('levelTest');
  if (!(error instanceof ApiError) || error.kind !== 'response' || !error.message) return text.unreached;
  return fill(text.refused, { message: error.message });
}

export function RunningTest({ questions, minutes, recommendations, canSend, isResumed, first }: RunningTestProps) {
  const text = getText('levelTest');
  const [draft, setDraft] = useState(() => readDraft(questions) ?? newDraft(questions, first));
  const [result, setResult] = useState(storedResult.read);
  const [hasInteracted, setHasInteracted] = useState(!isResumed);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState('');

  useEffect(() => {
    if (!result) saveDraft(draft);
  }, [draft, result]);

  async function finish(last: Pick<TestDraft, 'age' | 'goal'>) {
    setIsSending(true);
    setFailure('');
    // The earlier request may have been stored, so another answer needs a new attempt id.
    const isChanged = draft.age !== last.age || draft.goal !== last.goal;
    const attemptId = draft.isSent && isChanged ? newAttemptId() : draft.attemptId;
    const finishedDraft = { ...draft, ...last, attemptId, isSent: true };
    setDraft(finishedDraft);
    try {
      const body = toAttempt(questions, finishedDraft);
      const newResult = (await callApi(submitAttempt, { body })) as AttemptResult;
      storedResult.write(newResult);
      removeDraft();
      setHasInteracted(true);
      setResult(newResult);
    } catch (error) {
      setFailure(toFailureMessage(error));
    }
    setIsSending(false);
  }

  function startOver() {
    storedResult.remove();
    setResult(undefined);
    setFailure('');
    setHasInteracted(true);
    setDraft(newDraft());
  }

  if (result) {
    return (
      <TestResult
        {...{ result, minutes, canSend, recommendations }}
        isRestored={!hasInteracted}
        onRestart={startOver}
      />
    );
  }

  const { hasGoals } = recommendations;
  const index = Math.min(draft.index, questions.length + (hasGoals ? 1 : 0));
  const question = questions[index];
  const goTo = (nextIndex: number, more: Partial<TestDraft> = {}) => {
    setHasInteracted(true);
    setFailure('');
    const answeredAt = nextIndex < questions.length ? undefined : (draft.answeredAt ?? Date.now());
    setDraft({ ...draft, ...more, index: nextIndex, answeredAt });
  };
  const lastQuestion = {
    isSending,
    failure,
    shouldFocus: hasInteracted,
    onPrevious: () => goTo(index - 1),
  };
  const isGoalStep = index > questions.length;
  return (
    <div className="level-test stack">
      {!hasInteracted && (
        <Alert>
          <p className="cluster">
            {question ? fill(text.welcomeBack, { question: index + 1, of: questions.length }) : text.welcomeToLastSteps}
            <Button variant="quiet" isSmall onClick={startOver}>
              {text.startAgain}
            </Button>
          </p>
        </Alert>
      )}
      <div className="level-test-bar">
        <p role="status">
          {question
            ? fill(text.place, { question: index + 1, of: questions.length })
            : text.lastSteps[isGoalStep || !hasGoals ? 'goal' : 'age']}
        </p>
        {question && <TestTimer startedAt={draft.startedAt} minutes={minutes} />}
        <progress className="progress" aria-label={text.progress} value={index} max={questions.length} />
      </div>
      {question ? (
        <QuestionForm
          key={questionKey(question, index)}
          id={`question-${index + 1}`}
          question={question}
          chosen={draft.answers[questionKey(question, index)]}
          focus={hasInteracted ? (index === 0 && first.answer !== undefined ? 'answer' : 'question') : undefined}
          onChoose={(option) =>
            setDraft((current) => ({
              ...current,
              answers: { ...current.answers, [questionKey(question, index)]: option },
              ...(current.isSent ? { isSent: false, attemptId: newAttemptId() } : undefined),
            }))
          }
          onPrevious={index > 0 ? () => goTo(index - 1) : undefined}
          onNext={() => goTo(index + 1)}
        />
      ) : isGoalStep ? (
        <LastQuestion
          key="goal"
          id="level-test-goal"
          title={text.goalQuestion}
          reason={text.goalReason}
          choices={goalsFor(draft.age)}
          labels={text.goals}
          chosen={draft.goal}
          onChoose={(goal) => void finish({ age: draft.age, goal })}
          {...lastQuestion}
        />
      ) : (
        <LastQuestion
          key="age"
          id="level-test-age"
          title={text.ageQuestion}
          reason={text.ageReason}
          choices={ageGroups}
          labels={text.ages}
          chosen={draft.age}
          onChoose={(age) =>
            hasGoals && goalsFor(age).length > 0 ? goTo(index + 1, { age }) : void finish({ age, goal: undefined })
          }
          {...lastQuestion}
        />
      )}
    </div>
  );
}
