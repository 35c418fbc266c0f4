import { type CefrLevel, cefrLevels, nextLevel, type PlacementLevel } from '@/lib/contract/cefr-levels';
import type { Attempt, AttemptResult, Question, QuestionLevel, TestLevel } from '@/lib/contract/level-test';
import { badRequest } from '@/lib/errors';
import { refusal } from '@/lib/text/refusal';

export type TestQuestion = Question & { level: CefrLevel };

export type Thresholds = Partial<Record<CefrLevel, number | null>>;

export type ScoredAnswer = { level: CefrLevel; question: string; chosen: string | null; right: boolean };

type LevelScore = { level: CefrLevel; correct: number; total: number; needed: number; passed: boolean };

export type Score = Pick<AttemptResult, 'correct' | 'total'> & {
  level: PlacementLevel;
  next: CefrLevel;
  perLevel: LevelScore[];
  answers: ScoredAnswer[];
};

// An existing backend may use other level names or none; its list is ordered from easy to hard.
function levelCode({ level }: QuestionLevel, index: number, count: number): CefrLevel {
  const named = cefrLevels.find((code) => level?.toUpperCase().includes(code));
  return (
    named ?? cefrLevels[count <= cefrLevels.length ? index : Math.floor((index * cefrLevels.length) / count)] ?? 'A1'
  );
}

export function answerableQuestions(levels: QuestionLevel[]): TestQuestion[] {
  return levels.flatMap((level, index) =>
    level.questionAndAnswer
      .filter(({ hints }) => hints.length > 0)
      .map((question) => ({
        ...question,
        hints: [...new Set(question.hints)],
        level: levelCode(level, index, levels.length),
      })),
  );
}

/** Two thirds: random answers reach it in one of 27 tests (six questions, four options). */
export const defaultThreshold = (questions: number): number => Math.ceil((questions * 2) / 3);

function scoreLevel(level: CefrLevel, scored: ScoredAnswer[], thresholds: Thresholds): LevelScore {
  const ofLevel = scored.filter((one) => one.level === level);
  const total = ofLevel.length;
  const correct = ofLevel.filter(({ right }) => right).length;
  // Questions may have been removed since the threshold was set.
  const needed = Math.min(thresholds[level] ?? defaultThreshold(total), total);
  return { level, correct, total, needed, passed: correct >= needed };
}

function levelReached(perLevel: LevelScore[]): PlacementLevel {
  let reached: PlacementLevel = 'A0';
  for (const { level, passed } of perLevel) {
    if (!passed) break;
    reached = level;
  }
  return reached;
}

const keyOf = ({ _id }: TestQuestion, index: number) => _id ?? `${index}`;

const chosenAnswer = (answers: Attempt['answers'], question: TestQuestion, index: number): string | null => {
  if (Array.isArray(answers)) return answers[index] ?? null;
  const key = keyOf(question, index);
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null;
};

/** For forms without scripts: their page has a field for each question. @throws AppError 400 */
export function refuseUnknownQuestions(levels: QuestionLevel[], answers: Attempt['answers']): void {
  const known = new Set(answerableQuestions(levels).map(keyOf));
  if (Object.keys(answers).some((key) => !known.has(key))) throw badRequest(refusal('levelTest', 'questionsChanged'));
}

const isSameText = (one: string, other: string) => one.normalize().trim() === other.normalize().trim();

export function scoreAttempt(levels: QuestionLevel[], answers: Attempt['answers'], thresholds: Thresholds = {}): Score {
  const scored = answerableQuestions(levels).map((question, index): ScoredAnswer => {
    const chosen = chosenAnswer(answers, question, index);
    const right = chosen !== null && question.answer !== undefined && isSameText(chosen, question.answer);
    return { level: question.level, question: question.question, chosen, right };
  });
  const perLevel = cefrLevels
    .filter((level) => scored.some((one) => one.level === level))
    .map((level) => scoreLevel(level, scored, thresholds));
  const level = levelReached(perLevel);
  return {
    correct: scored.filter(({ right }) => right).length,
    total: scored.length,
    level,
    next: nextLevel(level),
    perLevel,
    answers: scored,
  };
}

export const testLevels = (levels: QuestionLevel[], thresholds?: Thresholds): TestLevel[] =>
  scoreAttempt(levels, [], thresholds).perLevel.map(({ level, total, needed }) => ({ level, total, needed }));

/** `right`: answers by level. Undefined if this test has other levels or fewer questions. */
export function placeByScore(levels: TestLevel[], right: number[]): Omit<AttemptResult, 'attemptId'> | undefined {
  const tested = levels.filter(({ total }) => total > 0);
  if (right.length !== tested.length || tested.some(({ total }, index) => Number(right[index]) > total))
    return undefined;
  const perLevel = tested.map(({ level, total, needed }, index): LevelScore => {
    const correct = right[index] ?? 0;
    return { level: level as CefrLevel, correct, total, needed, passed: correct >= needed };
  });
  const level = levelReached(perLevel);
  return {
    correct: right.reduce((sum, correct) => sum + correct, 0),
    total: tested.reduce((sum, { total }) => sum + total, 0),
    level,
    next: nextLevel(level),
    advice: levels.find((one) => one.level === level)?.advice,
    perLevel,
    timeUp: false,
  };
}

/** As measured by the client, or since the start; at most a day. */
export function secondsTaken({ seconds, startedAt }: Attempt, now = Date.now()): number | undefined {
  if (seconds !== undefined) return seconds;
  if (!startedAt) return undefined;
  const passed = Math.round((now - Date.parse(startedAt)) / 1000);
  return passed >= 0 ? Math.min(passed, 86_400) : undefined;
}
