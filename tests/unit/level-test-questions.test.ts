import { describe, expect, test } from 'vitest';
import { levelTest } from '@/lib/cms/seed/content/level-test';
import { cefrLevels } from '@/lib/contract/cefr-levels';

const questions = levelTest.flatMap(({ level, questionAndAnswer }) =>
  questionAndAnswer.map((question) => ({ level, ...question })),
);
const places = questions.map(({ hints, answer }) => hints.indexOf(answer) + 1);
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

  test('are gaps to fill in at most half of them, and each level has a text to read', () => {
    const begin = (word: string) => questions.filter(({ question }) => question.startsWith(word));
    expect(begin('Complétez').length).toBeLessThanOrEqual(questions.length / 2);
    expect([...new Set(begin('Lisez').map(({ level }) => level))]).toEqual([...cefrLevels]);
  });

  test('of B1 and B2 have texts of 30 words or more', () => {
    const texts = questions.flatMap(({ level, question }) =>
      level.startsWith('B') ? (/^Lisez : « (.+?) »/.exec(question)?.[1] ?? []) : [],
    );
    expect(texts.length).toBeGreaterThanOrEqual(3);
    for (const text of texts) expect(text.match(/[\p{L}’-]+/gu)?.length, text).toBeGreaterThanOrEqual(30);
  });

  test('are unique', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  test.each(questions)('$level: $question has four distinct options, one of them right, and a proof', (question) => {
    const { hints, answer, note } = question;
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

  test('have the right answer in each of the four positions equally often', () => {
    expect([1, 2, 3, 4].map((place) => counted(places).get(place))).toEqual([8, 8, 8, 8]);
  });

  test('show no pattern: at most two equal positions in a row, and no sequence of four twice', () => {
    const runs = (length: number) => places.slice(length - 1).map((_, at) => places.slice(at, at + length).join(' '));
    expect(runs(3).filter((three) => new Set(three.split(' ')).size === 1)).toEqual([]);
    expect([...counted(runs(4)).values()].every((times) => times === 1)).toBe(true);
  });

  test('do not reveal the right answer by its length', () => {
    const only = (pick: (...lengths: number[]) => number) =>
      questions.filter(({ hints, answer }) => {
        const most = pick(...hints.map((hint) => hint.length));
        return answer.length === most && hints.filter((hint) => hint.length === most).length === 1;
      }).length;
    expect(only(Math.max)).toBeLessThanOrEqual(10);
    expect(only(Math.min)).toBeLessThanOrEqual(10);
  });
});
