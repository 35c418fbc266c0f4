import { describe, expect, test } from 'vitest';
import type { QuestionLevel } from '@/lib/contract/level-test';
import { openLevelTest } from '@/tests/support/level-test-backend';

const { attempt, cms, key, newId, read, result } = await openLevelTest();

describe('a visitor’s answers are scored on the server', () => {
  test('all right', async () => {
    const scored = await result({ answers: key, seconds: 200 });
    expect(scored).toEqual({
      attemptId: expect.any(String),
      correct: 4,
      total: 4,
      level: 'C2',
      next: 'C2',
      advice: 'Talk to us.',
      perLevel: [
        { level: 'A1', correct: 2, total: 2, needed: 2, passed: true },
        { level: 'B1', correct: 1, total: 1, needed: 1, passed: true },
        { level: 'C2', correct: 1, total: 1, needed: 1, passed: true },
      ],
      timeUp: false,
    });
  });

  test('all wrong, open or unknown is 0', async () => {
    const wrong = Object.fromEntries(Object.keys(key).map((id) => [id, 'es']));
    for (const answers of [wrong, {}, [], [null, null], { [newId()]: 'suis', constructor: 'a' }]) {
      expect(await result({ answers })).toMatchObject({
        correct: 0,
        total: 4,
        level: 'A0',
        next: 'A1',
        advice: 'Begin at the beginning.',
      });
    }
  });

  test('by position, from clients that send no ids', async () => {
    expect(await result({ answers: ['suis', 'a', null, 'advient'] })).toMatchObject({
      correct: 2,
      level: 'A1',
      next: 'A2',
    });
  });

  test('the response reveals no right answers', async () => {
    const { data } = await attempt({ answers: { ...key, [Object.keys(key)[0] ?? '']: 'es' } });
    expect(JSON.stringify(data)).not.toMatch(/suis|serais|advienne|"right"|"answer"/);
  });

  test('late answers count and are marked as late', async () => {
    expect(await result({ answers: key, seconds: 481 })).toMatchObject({ correct: 4, timeUp: true });
    expect(await result({ answers: key, seconds: 480 })).toMatchObject({ timeUp: false });
    const longAgo = new Date(Date.now() - 9 * 60_000).toISOString();
    expect(await result({ answers: key, startedAt: longAgo })).toMatchObject({ timeUp: true });
  });
});

describe('the level is the highest one passed together with all below it', () => {
  const settings = (data: object) => cms.updateGlobal({ slug: 'level-test-settings', data });

  test('right answers far above do not make up for a level that was not passed', async () => {
    expect(await result({ answers: ['suis', 'ai', 'serais', 'advienne'] })).toMatchObject({ correct: 3, level: 'A0' });
    expect(await result({ answers: ['suis', 'a', 'suis', 'advienne'] })).toMatchObject({ correct: 3, level: 'A1' });
  });

  test('by the threshold of staff', async () => {
    await settings({ a1: { needed: 1 } });
    expect(await result({ answers: ['suis', 'ai', 'serais', null] })).toMatchObject({ correct: 2, level: 'B1' });
    await settings({ a1: { needed: null } });
  });

  test.each([
    ['a1', 0],
    ['a1', 3],
    ['a1', 1.5],
    ['b1', 2],
  ])('a threshold that makes no sense is refused with a message: %s, %d', async (level, needed) => {
    const refused = settings({ [level]: { needed } });
    await expect(refused).rejects.toMatchObject({
      data: { errors: [{ path: `${level}.needed`, message: expect.stringMatching(/whole number from 1 to \d/) }] },
    });
  });

  test('a level without questions has none', async () => {
    await expect(settings({ a2: { needed: 1 } })).rejects.toMatchObject({
      data: { errors: [{ message: 'There are no A2 questions: leave the number empty.' }] },
    });
  });

  test('the result includes the age', async () => {
    const sent = { answers: key, age: '8-10', attemptId: newId() };
    expect(await result(sent)).toMatchObject({ age: '8-10' });
    expect(await result(sent)).toMatchObject({ age: '8-10' });
    await attempt({ answers: key, age: '9' }, 400);
  });
});

test('the time limit of the school is returned', async () => {
  await cms.updateGlobal({ slug: 'level-test-settings', data: { minutes: 10 } });
  expect(await read('/bank')).toEqual([expect.objectContaining({ levelTestMinutes: 10 })]);
  expect(await result({ answers: key, seconds: 500 })).toMatchObject({ timeUp: false });
});

test('without questions there is nothing to score', async () => {
  await cms.delete({ collection: 'level-questions', where: { id: { exists: true } } });
  expect((await read('/levelstests/view_levelTest')) as QuestionLevel[]).toEqual([]);
  expect((await attempt({ answers: [] }, 404)).error).toBe('There are no Question now.');
});
