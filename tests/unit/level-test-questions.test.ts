import { describe, expect, test } from 'vitest';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { cefrLevels } from '@/lib/contract/common';

const questions = levelTest.flatMap(({ level, questionAndAnswer }) =>
  questionAndAnswer.map((question) => ({ level, ...question })),
);
const places = questions.map(({ hints, answer }) => hints.indexOf(answer) + 1);
/** How often something holds, by its name. */
const counted = (names: (string | number)[]) =>
  names.reduce((sums, name) => sums.set(name, (sums.get(name) ?? 0) + 1), new Map<string | number, number>());

describe('the questions of the placement test', () => {
  test('are 32, from A1 to C2 in order, four to six of each level', () => {
    expect(questions).toHaveLength(32);
    expect(levelTest.map(({ level }) => level)).toEqual([...cefrLevels]);
    for (const { questionAndAnswer } of levelTest) {
      expect(questionAndAnswer.length).toBeGreaterThanOrEqual(4);
      expect(questionAndAnswer.length).toBeLessThanOrEqual(6);
    }
  });

  test('are each asked once', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test.each(questions)('$level: $question has four distinct options, one of them right, and a proof', (asked) => {
    const { hints, answer, note } = asked;
    expect(new Set(hints.map((hint) => hint.trim().toLocaleLowerCase('fr'))).size).toBe(4);
    expect(hints.filter((hint) => hint === answer)).toHaveLength(1);
    expect(note.length).toBeGreaterThan(40);
    expect(note.length).toBeLessThan(330);
  });

  test.each(questions)('$level: $question is in French typography', ({ question, hints }) => {
    for (const text of [question, ...hints]) {
      expect(text, 'a non-breaking space inside quotation marks and before ; : ! ?').not.toMatch(/« | »| [;:!?]/);
      expect(text, 'a curved apostrophe').not.toContain("'");
      expect(text, 'three dots in one').not.toContain('...');
    }
  });

  test('keep the right answer in each of the four places equally often', () => {
    expect([1, 2, 3, 4].map((place) => counted(places).get(place))).toEqual([8, 8, 8, 8]);
  });

  test('give no pattern away: at most two alike in a row, and no four places come twice', () => {
    const runs = (length: number) => places.slice(length - 1).map((_, at) => places.slice(at, at + length).join(' '));
    expect(runs(3).filter((three) => new Set(three.split(' ')).size === 1)).toEqual([]);
    expect([...counted(runs(4)).values()].every((times) => times === 1)).toBe(true);
  });

  test('do not give the right answer away by its length', () => {
    const only = (pick: (...lengths: number[]) => number) =>
      questions.filter(({ hints, answer }) => {
        const most = pick(...hints.map((hint) => hint.length));
        return answer.length === most && hints.filter((hint) => hint.length === most).length === 1;
      }).length;
    expect(only(Math.max)).toBeLessThanOrEqual(10);
    expect(only(Math.min)).toBeLessThanOrEqual(10);
  });
});
