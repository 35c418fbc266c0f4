import { type CefrLevel, cefrLevels, nextLevel, type PlacementLevel } from '@/lib/contract/common';
import type { Attempt, AttemptResult, Question, QuestionLevel } from '@/lib/contract/level-test';

export type Asked = Question & { level: CefrLevel };

/** How many right answers pass a level. */
export type Thresholds = Partial<Record<CefrLevel, number | null>>;

/** What was asked, what was chosen, and whether that is right; the order is the test's. */
export type Marked = { level: CefrLevel; question: string; chosen: string | null; right: boolean };

type LevelScore = { level: CefrLevel; correct: number; total: number; needed: number; passed: boolean };

export type Score = Pick<AttemptResult, 'correct' | 'total'> & {
  level: PlacementLevel;
  next: CefrLevel;
  perLevel: LevelScore[];
  marked: Marked[];
};

// An existing backend may leave the names out or write its own; its list goes from easy to hard all the same.
function levelCode({ level }: QuestionLevel, at: number, of: number): CefrLevel {
  const named = cefrLevels.find((code) => level?.toUpperCase().includes(code));
  return named ?? cefrLevels[of <= cefrLevels.length ? at : Math.floor((at * cefrLevels.length) / of)] ?? 'A1';
}

/** The questions of all levels in order; one without options to choose from cannot be asked. */
export function askedQuestions(levels: QuestionLevel[]): Asked[] {
  return levels.flatMap((level, at) =>
    level.questionAndAnswer
      .filter(({ hints }) => hints.length > 0)
      .map((question) => ({
        ...question,
        hints: [...new Set(question.hints)],
        level: levelCode(level, at, levels.length),
      })),
  );
}

/** Two thirds, rounded up: 4 of 6, 4 of 5, 3 of 4. Guessing alone reaches that in one of 27 tests of six questions with four options. */
export const usualThreshold = (questions: number): number => Math.ceil((questions * 2) / 3);

function scoreLevel(level: CefrLevel, marked: Marked[], thresholds: Thresholds): LevelScore {
  const ofLevel = marked.filter((one) => one.level === level);
  const total = ofLevel.length;
  const correct = ofLevel.filter(({ right }) => right).length;
  // Questions may have been taken out since the threshold was set.
  const needed = Math.min(thresholds[level] ?? usualThreshold(total), total);
  return { level, correct, total, needed, passed: correct >= needed };
}

/** The highest level that was passed together with all below it. A level without questions is not asked for. */
function levelReached(perLevel: LevelScore[]): PlacementLevel {
  let reached: PlacementLevel = 'A0';
  for (const { level, passed } of perLevel) {
    if (!passed) break;
    reached = level;
  }
  return reached;
}

const chosenFor = (answers: Attempt['answers'], { _id }: Asked, at: number): string | null => {
  if (Array.isArray(answers)) return answers[at] ?? null;
  return _id !== undefined && Object.hasOwn(answers, _id) ? (answers[_id] ?? null) : null;
};

const same = (one: string, other: string) => one.normalize().trim() === other.normalize().trim();

/** Counts the right answers of an attempt, in all and level by level, and finds the level. A question left open is not right. */
export function scoreAttempt(levels: QuestionLevel[], answers: Attempt['answers'], thresholds: Thresholds = {}): Score {
  const marked = askedQuestions(levels).map((asked, at): Marked => {
    const chosen = chosenFor(answers, asked, at);
    const right = chosen !== null && asked.answer !== undefined && same(chosen, asked.answer);
    return { level: asked.level, question: asked.question, chosen, right };
  });
  const perLevel = cefrLevels
    .filter((level) => marked.some((one) => one.level === level))
    .map((level) => scoreLevel(level, marked, thresholds));
  const level = levelReached(perLevel);
  return {
    correct: marked.filter(({ right }) => right).length,
    total: marked.length,
    level,
    next: nextLevel(level),
    perLevel,
    marked,
  };
}

/** Seconds from start to end, as told or else by the clock; undefined when neither is known. At most a day. */
export function secondsTaken({ seconds, startedAt }: Attempt, now = Date.now()): number | undefined {
  if (seconds !== undefined) return seconds;
  if (!startedAt) return undefined;
  const passed = Math.round((now - Date.parse(startedAt)) / 1000);
  return passed >= 0 ? Math.min(passed, 86_400) : undefined;
}
