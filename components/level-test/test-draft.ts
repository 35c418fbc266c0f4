import type { OpenQuestion } from '@/lib/api/level-test';
import { storedValue } from '@/lib/browser-storage';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';
import { goalsFor, type LearningGoal } from '@/lib/contract/learning-goals';
import type { AttemptResult } from '@/lib/contract/level-test';
import { randomHex } from '@/lib/random-hex';

export type TestDraft = {
  answers: Record<string, string>;
  index: number;
  /** In ms since the epoch. */
  startedAt: number;
  /** When the last question was answered: the clock stops, and PREV starts it again. */
  answeredAt?: number;
  attemptId: string;
  isSent: boolean;
  age?: AgeGroup;
  goal?: LearningGoal;
};

type StoredDraft = Partial<TestDraft> & {
  answers: Record<string, unknown>;
  /** The name of `isSent` in drafts of earlier versions. */
  tried?: boolean;
};

const storedDraft = storedValue<StoredDraft>('local', 'draft:level-test', (json) => {
  const draft = json as StoredDraft | null;
  return typeof draft?.answers === 'object' && draft.answers ? draft : undefined;
});

export const storedResult = storedValue<AttemptResult>(
  'session',
  'level-test-result',
  (json) => (json as AttemptResult | null) ?? undefined,
);

export const newAttemptId = () => randomHex(12);

/** Of whoever chose "I don’t know". */
export const unknownAnswer = '';

export const questionKey = (question: OpenQuestion, index: number) => question.id ?? `${index}`;

/** To the first question, from before the scripts had loaded. */
export type FirstAnswer = { answer?: string | undefined; isSent: boolean };

export function newDraft(
  [question]: OpenQuestion[] = [],
  { answer, isSent }: FirstAnswer = { isSent: false },
): TestDraft {
  const isAnswered = question && answer !== undefined;
  return {
    answers: isAnswered ? { [questionKey(question, 0)]: answer } : {},
    index: isAnswered && isSent ? 1 : 0,
    startedAt: Date.now(),
    attemptId: newAttemptId(),
    isSent: false,
  };
}

export const hasStoredTest = () => Boolean(storedDraft.read() ?? storedResult.read());

/** The unfinished test, without answers to questions that have changed since. */
export function readDraft(questions: OpenQuestion[]): TestDraft | undefined {
  const stored = storedDraft.read();
  if (!stored) return undefined;
  const answers: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    const chosen = stored.answers[questionKey(question, index)];
    if (typeof chosen === 'string' && [...question.options, unknownAnswer].includes(chosen))
      answers[questionKey(question, index)] = chosen;
  }
  const firstOpen = questions.findIndex((question, index) => answers[questionKey(question, index)] === undefined);
  const age = ageGroups.find((group) => group === stored.age);
  // After the last question come the learner's age and goal.
  const lastIndex = firstOpen === -1 ? questions.length + (goalsFor(age).length > 0 ? 1 : 0) : firstOpen;
  const index = Math.min(Math.max(0, Math.trunc(Number(stored.index)) || 0), lastIndex);
  const fresh = newDraft();
  return {
    answers,
    index,
    startedAt: Number.isFinite(stored.startedAt) ? Math.min(Number(stored.startedAt), Date.now()) : fresh.startedAt,
    answeredAt: index >= questions.length && Number.isFinite(stored.answeredAt) ? stored.answeredAt : undefined,
    attemptId: typeof stored.attemptId === 'string' ? stored.attemptId : fresh.attemptId,
    isSent: (stored.isSent ?? stored.tried) === true,
    age,
    goal: goalsFor(age).find((goal) => goal === stored.goal),
  };
}

export const saveDraft = (draft: TestDraft) => storedDraft.write(draft);
export const removeDraft = () => storedDraft.remove();

/** In whole seconds, at most a day. */
export const secondsSince = (startedAt: number, now = Date.now()) =>
  Math.min(Math.max(0, Math.round((now - startedAt) / 1000)), 86_400);
