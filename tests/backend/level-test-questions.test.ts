import { beforeAll, describe, expect, test } from 'vitest';
import { questionLevels } from '@/lib/contract/level-test';
import { openTestBackend } from '@/tests/support/database';
import { learnerToken, makeLearner, makeQuestion } from '@/tests/support/factories';

const { read } = await openTestBackend();
const someId = expect.stringMatching(/^[0-9a-f-]{36}$/);

describe('the level test', () => {
  const path = '/levelstests/view_levelTest';
  const withToken = (authorization: string) => read(path, { headers: { authorization } });

  beforeAll(async () => {
    await makeQuestion({
      level: 'B1',
      question: 'Si j’avais su, je ___ venu.',
      hints: [{ text: 'serais' }, { text: 'suis' }],
      answer: 'serais',
    });
    await makeQuestion({
      position: 20,
      question: 'Elle ___ une amie.',
      hints: [{ text: 'a' }, { text: 'ai' }],
      answer: 'a',
    });
    await makeQuestion({ position: 10, note: 'être, first person' });
  });

  test('returns the questions by level, in order, without answers and notes', async () => {
    const levels = await read(path);
    expect(levels).toEqual([
      {
        level: 'A1',
        questionAndAnswer: [
          { _id: someId, question: 'Je ___ étudiante.', hints: ['suis', 'es', 'est'] },
          { _id: someId, question: 'Elle ___ une amie.', hints: ['a', 'ai'] },
        ],
      },
      { level: 'B1', questionAndAnswer: [expect.objectContaining({ hints: ['serais', 'suis'] })] },
    ]);
    expect(questionLevels.parse(levels)).toEqual(levels);
  });

  test.each(['the-token-of-the-mobile-app', 'Bearer the-token-of-the-mobile-app'])(
    'gives the mobile app the answers too (%s)',
    async (authorization) => {
      const [a1] = questionLevels.parse(await withToken(authorization));
      expect(a1?.questionAndAnswer.map(({ answer }) => answer)).toEqual(['suis', 'a']);
    },
  );

  test('hides the answers from learners, wrong tokens and parts of the token', async () => {
    const learner = `Bearer ${await learnerToken(await makeLearner())}`;
    for (const authorization of [learner, 'Bearer', 'the-token', 'the-token-of-the-mobile-app-', 'Basic x']) {
      expect(JSON.stringify(await withToken(authorization))).not.toContain('"answer":');
    }
  });
});
