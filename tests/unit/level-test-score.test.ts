import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedQuestions, type Band, bandOf, scoreAttempt, secondsTaken } from '@/lib/backend/level-test-score';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { settings } from '@/lib/cms/seed/content/settings';
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
const bands: Band[] = settings.levelBands.map(({ from, level, advice }) => ({ from, level, advice }));
const all = askedQuestions(seeded);
const rightById = Object.fromEntries(all.map(({ _id, answer }) => [_id ?? '', answer ?? null]));
const wrongFor = ({ hints, answer }: (typeof all)[number]) => hints.find((hint) => hint !== answer) ?? null;

describe('the school’s own test', () => {
  test('all right is 32 of 32 and C2', () => {
    const score = scoreAttempt(seeded, rightById, bands);
    expect(score).toMatchObject({ correct: 32, total: 32, level: 'C2' });
    expect(score.advice).toBe(bands.at(-1)?.advice);
    expect(score.perLevel.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1', 'C2']);
    expect(score.perLevel.every(({ correct, total }) => correct === total)).toBe(true);
  });

  test('all wrong is 0, and so is nothing at all', () => {
    const wrong = Object.fromEntries(all.map((question) => [question._id ?? '', wrongFor(question)]));
    for (const answers of [wrong, {}, [], all.map(() => null)]) {
      expect(scoreAttempt(seeded, answers, bands)).toMatchObject({ correct: 0, total: 32, level: 'A1' });
    }
  });

  test('someone who knows the levels up to one and guesses the rest is placed there', () => {
    for (const [at, level] of (['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const).entries()) {
      const known = seeded.slice(0, at + 1).flatMap(({ questionAndAnswer }) => questionAndAnswer).length;
      const guessed = Math.round((32 - known) / 4);
      expect(bandOf(known + guessed, 32, bands).level).toBe(level);
    }
  });

  test('the score is the number of right answers, whichever they are and however they are sent', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('right', 'wrong', 'open'), { minLength: 32, maxLength: 32 }), (choices) => {
        const chosen = all.map((question, at) => {
          if (choices[at] === 'open') return null;
          return choices[at] === 'right' ? (question.answer ?? null) : wrongFor(question);
        });
        const byId = Object.fromEntries(all.map(({ _id }, at) => [_id ?? '', chosen[at] ?? null]));
        const score = scoreAttempt(seeded, chosen, bands);
        expect(score.correct).toBe(choices.filter((choice) => choice === 'right').length);
        expect(score.perLevel.reduce((sum, { correct }) => sum + correct, 0)).toBe(score.correct);
        expect(scoreAttempt(seeded, byId, bands)).toEqual(score);
      }),
      { numRuns: 50 },
    );
  });
});

describe('bands', () => {
  test.each([
    [0, 'A1'],
    [13, 'A1'],
    [14, 'A2'],
    [22, 'B1'],
    [30, 'C2'],
    [32, 'C2'],
  ])('%i right answers are %s', (correct, level) => expect(bandOf(correct, 32, bands).level).toBe(level));

  test('in any order, and the lowest one reaches down to 0', () => {
    const some: Band[] = [
      { from: 20, level: 'B2' },
      { from: 5, level: 'A2' },
    ];
    expect([0, 4, 5, 19, 20].map((correct) => bandOf(correct, 32, some).level)).toEqual(['A2', 'A2', 'A2', 'A2', 'B2']);
  });

  test('without any, parts of the whole stand in', () => {
    expect([0, 10, 5, 6, 8, 9].map((correct) => bandOf(correct, 10, []).level)).toEqual([
      'A1',
      'C2',
      'A2',
      'B1',
      'B2',
      'C1',
    ]);
  });
});

describe('an existing backend’s test', () => {
  const question = (answer: string, hints = ['le', 'la']) => ({ question: `___ ${answer}`, hints, answer });

  test('without ids and names of levels is scored by order, from easy to hard', () => {
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

  test('a question without options is not asked, an option given twice is one, spaces around an answer do not count', () => {
    const levels: QuestionLevel[] = [
      {
        level: 'A1',
        questionAndAnswer: [
          { _id: 'a', ...question('x', []) },
          { _id: 'b', ...question(' la ', ['la', 'la', 'le']) },
        ],
      },
    ];
    expect(askedQuestions(levels).map(({ hints }) => hints)).toEqual([['la', 'le']]);
    expect(scoreAttempt(levels, { b: 'la', a: 'x' })).toMatchObject({ correct: 1, total: 1 });
  });

  test('an id that is a name of JavaScript’s finds nothing', () => {
    const levels: QuestionLevel[] = [{ level: 'A1', questionAndAnswer: [{ _id: 'constructor', ...question('la') }] }];
    expect(scoreAttempt(levels, {}).correct).toBe(0);
  });
});

test('the time is what is told, else what the clock says, and unknown without either', () => {
  const now = Date.parse('2026-11-21T10:00:00Z');
  expect(secondsTaken({ answers: [], seconds: 12, startedAt: '2026-11-21T09:00:00Z' }, now)).toBe(12);
  expect(secondsTaken({ answers: [], startedAt: '2026-11-21T09:50:00Z' }, now)).toBe(600);
  expect(secondsTaken({ answers: [], startedAt: '2026-11-21T16:31:00+06:30' }, now)).toBeUndefined();
  expect(secondsTaken({ answers: [] }, now)).toBeUndefined();
});
