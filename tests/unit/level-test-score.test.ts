import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerableQuestions,
  defaultThreshold,
  placeByScore,
  scoreAttempt,
  secondsTaken,
  testLevels,
} from '@/lib/backend/level-test-score';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { cefrLevels, nextLevel, placementLevels } from '@/lib/contract/cefr-levels';
import type { QuestionLevel } from '@/lib/contract/level-test';

const seeded: QuestionLevel[] = levelTest.map(({ level, questionAndAnswer }, at) => ({
  level,
  questionAndAnswer: questionAndAnswer.map(({ question, hints, answer }, place) => ({
    _id: `question-${at}-${place}`,
    question,
    hints: [...hints],
    answer,
  })),
}));
const all = answerableQuestions(seeded);
const rightById = Object.fromEntries(all.map(({ _id, answer }) => [_id ?? '', answer ?? null]));
const wrongFor = ({ hints, answer }: (typeof all)[number]) => hints.find((hint) => hint !== answer) ?? null;

describe('the school’s own test', () => {
  test('all answers right gives 32 of 32 and C2', () => {
    const score = scoreAttempt(seeded, rightById);
    expect(score).toMatchObject({ correct: 32, total: 32, level: 'C2' });
    expect(score.perLevel.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
    expect(score.perLevel.every(({ correct, total }) => correct === total)).toBe(true);
  });

  test('all answers wrong or missing gives 0', () => {
    const wrong = Object.fromEntries(all.map((question) => [question._id ?? '', wrongFor(question)]));
    for (const answers of [wrong, {}, [], all.map(() => null)]) {
      expect(scoreAttempt(seeded, answers)).toMatchObject({ correct: 0, total: 32, level: 'A0', next: 'A1' });
    }
  });

  test('the result is the highest level passed without a gap below', () => {
    for (const [at, level] of cefrLevels.entries()) {
      const known = all.map((question) =>
        cefrLevels.indexOf(question.level) <= at ? (question.answer ?? null) : null,
      );
      expect(scoreAttempt(seeded, known)).toMatchObject({ level, next: nextLevel(level) });
      const gap = all.map((question) => (question.level === level ? null : (question.answer ?? null)));
      expect(scoreAttempt(seeded, gap).level).toBe(placementLevels[at]);
    }
  });

  test('the numbers of right answers by level give the same result', () => {
    const levels = testLevels(seeded);
    for (const count of [0, 7, 12, 20, 32]) {
      const { answers: _, ...score } = scoreAttempt(
        seeded,
        all.map(({ answer }, index) => (index < count ? (answer ?? null) : null)),
      );
      const right = score.perLevel.map(({ correct }) => correct);
      expect(placeByScore(levels, right)).toEqual({ ...score, advice: undefined, timeUp: false });
    }
  });

  test.each([[[]], [[6]], [[6, 5, 5, 5, 5, 5, 0]], [[99, 0, 0, 0, 0, 0]]])(
    'nobody can have %j right answers',
    (right) => {
      expect(placeByScore(testLevels(seeded), right)).toBeUndefined();
    },
  );

  test('guessing passes a level in at most one attempt of twenty', () => {
    const options = all.map(({ hints }) => hints);
    let state = 20_261_122;
    const random = () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return state / 2_147_483_648;
    };
    const placed = Array.from({ length: 1000 }, () =>
      scoreAttempt(
        seeded,
        options.map((hints) => hints[Math.floor(random() * hints.length)] ?? null),
      ),
    ).filter(({ level }) => level !== 'A0');
    expect(placed.length / 1000).toBeLessThan(0.05);
  });

  test('the score is the number of right answers, in either answer format', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('right', 'wrong', 'open'), { minLength: 32, maxLength: 32 }), (choices) => {
        const chosen = all.map((question, at) => {
          if (choices[at] === 'open') return null;
          return choices[at] === 'right' ? (question.answer ?? null) : wrongFor(question);
        });
        const byId = Object.fromEntries(all.map(({ _id }, at) => [_id ?? '', chosen[at] ?? null]));
        const score = scoreAttempt(seeded, chosen);
        expect(score.correct).toBe(choices.filter((choice) => choice === 'right').length);
        expect(score.perLevel.reduce((sum, { correct }) => sum + correct, 0)).toBe(score.correct);
        expect(scoreAttempt(seeded, byId)).toEqual(score);
      }),
      { numRuns: 50 },
    );
  });
});

describe('thresholds', () => {
  test.each([
    [6, 4],
    [5, 4],
    [4, 3],
    [1, 1],
    [0, 0],
  ])('without a threshold from staff, %i questions need %i right answers', (questions, needed) => {
    expect(defaultThreshold(questions)).toBe(needed);
  });

  const levelOf = (correct: number, thresholds = {}) =>
    scoreAttempt(
      seeded.slice(0, 1),
      all.map((question, at) => (at < correct ? (question.answer ?? null) : null)),
      thresholds,
    ).level;

  test('are set by staff, otherwise two thirds', () => {
    expect([levelOf(3), levelOf(4)]).toEqual(['A0', 'A1']);
    expect([levelOf(1, { A1: 2 }), levelOf(2, { A1: 2 })]).toEqual(['A0', 'A1']);
  });

  test('can be reached after questions have been removed', () => {
    expect([levelOf(5, { A1: 9 }), levelOf(6, { A1: 9 })]).toEqual(['A0', 'A1']);
  });
});

describe('an existing backend’s test', () => {
  const question = (answer: string, hints = ['le', 'la']) => ({ question: `___ ${answer}`, hints, answer });

  test('without ids and level names is scored by order, from easy to hard', () => {
    const levels: QuestionLevel[] = Array.from({ length: 12 }, () => ({
      level: undefined,
      questionAndAnswer: [{ _id: undefined, ...question('la') }],
    }));
    const score = scoreAttempt(
      levels,
      Array.from({ length: 12 }, (_, at) => (at < 6 ? 'la' : 'le')),
    );
    expect(score.correct).toBe(6);
    expect(score.perLevel.map(({ level, correct }) => `${level} ${correct}`)).toEqual([
      'A1 2',
      'A2 2',
      'B1 2',
      'B2 0',
      'C1 0',
      'C2 0',
    ]);
  });

  test('questions without options are dropped, duplicate options merged, and answers trimmed', () => {
    const levels: QuestionLevel[] = [
      {
        level: 'A1',
        questionAndAnswer: [
          { _id: 'a', ...question('x', []) },
          { _id: 'b', ...question(' la ', ['la', 'la', 'le']) },
        ],
      },
    ];
    expect(answerableQuestions(levels).map(({ hints }) => hints)).toEqual([['la', 'le']]);
    expect(scoreAttempt(levels, { b: 'la', a: 'x' })).toMatchObject({ correct: 1, total: 1 });
  });

  test('an id such as a property of Object.prototype matches no question', () => {
    const levels: QuestionLevel[] = [{ level: 'A1', questionAndAnswer: [{ _id: 'constructor', ...question('la') }] }];
    expect(scoreAttempt(levels, {}).correct).toBe(0);
  });
});

test('the time is the reported one, otherwise measured, otherwise unknown', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(secondsTaken({ answers: [], seconds: 12, startedAt: '2026-11-21T09:00:00Z' }, now)).toBe(12);
  expect(secondsTaken({ answers: [], startedAt: '2026-11-21T09:50:00Z' }, now)).toBe(600);
  expect(secondsTaken({ answers: [], startedAt: '2026-11-21T16:31:00+06:30' }, now)).toBeUndefined();
  expect(secondsTaken({ answers: [] }, now)).toBeUndefined();
});
