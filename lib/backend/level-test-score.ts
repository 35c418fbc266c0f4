import { type CefrLevel, cefrLevels } from '@/lib/contract/common';
import type { Attempt, AttemptResult, Question, QuestionLevel } from '@/lib/contract/level-test';

export type Asked = Question & { level: string };

/** From `from` right answers on, this level is estimated. */
export type Band = { from: number; level: CefrLevel; advice?: string | null };

/** What was asked, what was chosen, and whether that is right; the order is the test's. */
export type Marked = { level: string; question: string; chosen: string | null; right: boolean };

export type Score = Pick<AttemptResult, 'correct' | 'total' | 'perLevel'> & {
  level: CefrLevel;
  advice: string | undefined;
  marked: Marked[];
};

// An existing backend may leave the names out; its list goes from easy to hard all the same.
const levelName = (level: QuestionLevel, at: number, of: number) =>
  level.level ?? cefrLevels[of <= cefrLevels.length ? at : Math.floor((at * cefrLevels.length) / of)] ?? 'A1';

/** The questions of all levels in order; one without options to choose from cannot be asked. */
export function askedQuestions(levels: QuestionLevel[]): Asked[] {
  return levels.flatMap((level, at) =>
    level.questionAndAnswer
      .filter(({ hints }) => hints.length > 0)
      .map((question) => ({
        ...question,
        hints: [...new Set(question.hints)],
        level: levelName(level, at, levels.length),
      })),
  );
}

// Where a guesser ends who knows one level more each time, in parts of the whole test.
const usualParts: [CefrLevel, number][] = [
  ['A1', 0],
  ['A2', 0.43],
  ['B1', 0.59],
  ['B2', 0.71],
  ['C1', 0.84],
  ['C2', 0.93],
];
const usualBands = (total: number): Band[] =>
  usualParts.map(([level, part]) => ({ level, from: Math.ceil(part * total) }));

/** The highest band that `correct` reaches; the lowest one reaches down to 0, for a test always ends with an estimate. */
export function bandOf(correct: number, total: number, bands: Band[]): Band {
  const [lowest, ...higher] = [...(bands.length > 0 ? bands : usualBands(total))].sort((a, b) => a.from - b.from);
  return higher.findLast(({ from }) => from <= correct) ?? (lowest as Band);
}

const chosenFor = (answers: Attempt['answers'], { _id }: Asked, at: number): string | null => {
  if (Array.isArray(answers)) return answers[at] ?? null;
  return _id !== undefined && Object.hasOwn(answers, _id) ? (answers[_id] ?? null) : null;
};

const same = (one: string, other: string) => one.normalize().trim() === other.normalize().trim();

/** Counts the right answers of an attempt, in all and level by level. A question left open is not right. */
export function scoreAttempt(levels: QuestionLevel[], answers: Attempt['answers'], bands: Band[] = []): Score {
  const marked = askedQuestions(levels).map((asked, at): Marked => {
    const chosen = chosenFor(answers, asked, at);
    const right = chosen !== null && asked.answer !== undefined && same(chosen, asked.answer);
    return { level: asked.level, question: asked.question, chosen, right };
  });
  const correct = marked.filter(({ right }) => right).length;
  const band = bandOf(correct, marked.length, bands);
  return {
    correct,
    total: marked.length,
    level: band.level,
    advice: band.advice ?? undefined,
    perLevel: [...new Set(marked.map(({ level }) => level))].map((level) => {
      const ofLevel = marked.filter((one) => one.level === level);
      return { level, correct: ofLevel.filter(({ right }) => right).length, total: ofLevel.length };
    }),
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
