import type { OpenQuestion } from '@/lib/api/level-test';
import { type AgeGroup, ageGroups } from '@/lib/contract/age-groups';
import type { AttemptResult } from '@/lib/contract/level-test';

/** What is chosen so far. It holds no right answers: the browser never has them. */
export type TestDraft = {
  /** By question: its id, or its place where it has none. */
  answers: Record<string, string>;
  index: number;
  /** Milliseconds. */
  startedAt: number;
  /** Of this attempt, in all tries of sending it. */
  attemptId: string;
  /** It was sent, though no answer came back. */
  tried: boolean;
  age?: AgeGroup;
};

const draftPlace = 'draft:level-test';
const resultPlace = 'level-test-result';

/** 24 hexadecimal digits, also where the page is not on https. */
export const newAttemptId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const newDraft = (): TestDraft => ({
  answers: {},
  index: 0,
  startedAt: Date.now(),
  attemptId: newAttemptId(),
  tried: false,
});

export const keyOf = (question: OpenQuestion, at: number) => question.id ?? `${at}`;

function read(storage: 'localStorage' | 'sessionStorage', place: string): unknown {
  try {
    return JSON.parse(window[storage].getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

// Full or forbidden storage: the test works on, it only does not survive a reload.
function write(storage: 'localStorage' | 'sessionStorage', place: string, value: unknown): void {
  try {
    if (value === null) window[storage].removeItem(place);
    else window[storage].setItem(place, JSON.stringify(value));
  } catch {}
}

/** True when there is something to go on with: an unfinished test, or the result of one in this tab. */
export const hasDraft = () => Boolean(read('localStorage', draftPlace) ?? read('sessionStorage', resultPlace));

/** The unfinished test; answers to questions that have changed meanwhile are left out. */
export function readDraft(questions: OpenQuestion[]): TestDraft | null {
  const kept = read('localStorage', draftPlace) as Partial<TestDraft> | null;
  if (!kept || typeof kept !== 'object' || typeof kept.answers !== 'object' || kept.answers === null) return null;
  const given = kept.answers as Record<string, unknown>;
  const answers: Record<string, string> = {};
  for (const [at, question] of questions.entries()) {
    const chosen = given[keyOf(question, at)];
    if (typeof chosen === 'string' && question.options.includes(chosen)) answers[keyOf(question, at)] = chosen;
  }
  const firstOpen = questions.findIndex((question, at) => answers[keyOf(question, at)] === undefined);
  // After the last question comes the learner's age.
  const furthest = firstOpen === -1 ? questions.length : firstOpen;
  const fresh = newDraft();
  return {
    answers,
    index: Math.min(Math.max(0, Math.trunc(Number(kept.index)) || 0), furthest),
    startedAt: Number.isFinite(kept.startedAt) ? Math.min(Number(kept.startedAt), Date.now()) : fresh.startedAt,
    attemptId: typeof kept.attemptId === 'string' ? kept.attemptId : fresh.attemptId,
    tried: kept.tried === true,
    age: ageGroups.find((age) => age === kept.age),
  };
}

export const keepDraft = (draft: TestDraft | null) => write('localStorage', draftPlace, draft);

/** The result of this tab's last test: it survives a reload, not the tab. */
export const readResult = () => read('sessionStorage', resultPlace) as AttemptResult | null;
export const keepResult = (result: AttemptResult | null) => write('sessionStorage', resultPlace, result);

/** Whole seconds since the start, at most a day. */
export const secondsSince = (startedAt: number, now = Date.now()) =>
  Math.min(Math.max(0, Math.round((now - startedAt) / 1000)), 86_400);
