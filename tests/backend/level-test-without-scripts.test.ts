import { describe, expect, test } from 'vitest';
import { type TestLevel, testLevel } from '@/lib/contract/level-test';
import { openLevelTest } from '@/tests/support/level-test-backend';
import { formPoster } from '@/tests/support/post';

const { cms, key, newId, read, request, rows } = await openLevelTest();
const { postForm } = formPoster({ request });

const post = async (fields: Record<string, string>) => {
  const response = await postForm('/levelstests/attempts', fields);
  return [response.status, response.headers.get('location')?.replace(/attempt=[\da-f-]{36}/, 'attempt=…')];
};
const learner = { age: '18+', goal: 'work' };

describe('a form that is posted without scripts', () => {
  test('is scored, stored for staff and redirected to its result', async () => {
    expect(await post({ ...key, ...learner })).toEqual([
      303,
      '/level-test?score=2.1.1&age=18%2B&goal=work&attempt=…#form',
    ]);
    const { docs } = await cms.find({ collection: 'level-test-attempts', sort: '-createdAt', limit: 1 });
    expect(docs[0]).toMatchObject({ level: 'C2', correct: 4, age: '18+', goal: 'work' });
  });

  test('counts missing, unknown and wrong answers as wrong', async () => {
    const [first = '', second = ''] = Object.keys(key);
    expect(await post({ [first]: 'suis', [second]: '' })).toEqual([303, '/level-test?score=1.0.0&attempt=…#form']);
    expect(await post({ [first]: 'es' })).toEqual([303, '/level-test?score=0.0.0&attempt=…#form']);
  });

  test('ignores a goal of young children, who are not asked for it', async () => {
    expect(await post({ age: '5-7', goal: 'work' })).toEqual([303, '/level-test?score=0.0.0&age=5-7&attempt=…#form']);
  });

  test('sends its result to the school, and returns to it', async () => {
    await post({ ...key, ...learner });
    const { docs } = await cms.find({ collection: 'level-test-attempts', sort: '-createdAt', limit: 1 });
    const attempt = docs[0]?.id ?? '';
    const send = async (fields: Record<string, string>) => {
      const result = { score: '2.1.1', age: '18+', attempt };
      const sent = await postForm(`/levelstests/attempts/${attempt}/contact`, { ...result, ...fields });
      return [sent.status, sent.headers.get('location')?.replace(/&answer=[^#]+/, '&answer=…')];
    };
    const back = `score=2.1.1&age=18%2B&attempt=${attempt}`;
    expect(await send({ name: 'Su', phone: 'my number' })).toEqual([
      303,
      `/level-test?error=phoneNumeric&field=phone&${back}&answer=…#form`,
    ]);
    expect(await send({ name: 'Su', phone: '09 250 000 117' })).toEqual([303, `/level-test?sent=1&${back}#form`]);
    const stored = await cms.findByID({ collection: 'level-test-attempts', id: attempt });
    expect(stored).toMatchObject({ name: 'Su', phone: '+959250000117' });
  });

  test('refuses questions of another test and ages that are none, and stores neither', async () => {
    const before = await rows();
    expect(await post({ ...key, [newId()]: 'suis' })).toEqual([303, '/level-test?error=questionsChanged#form']);
    expect(await post({ ...key, age: '9' })).toEqual([303, '/level-test?error=invalid&field=age#form']);
    expect(await rows()).toBe(before);
  });

  test('refuses repeated fields, and forms of other sites', async () => {
    const [first = ''] = Object.keys(key);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'school.test' };
    const send = (body: string, origin: string) =>
      request('/levelstests/attempts', { method: 'POST', body, headers: { ...headers, origin } });
    expect((await send(`${first}=suis&${first}=es`, 'https://school.test')).status).toBe(400);
    expect((await send(`${first}=suis`, 'https://other.test')).status).toBe(403);
  });
});

test('the levels have their questions, thresholds and advice, and no answers', async () => {
  await cms.updateGlobal({ slug: 'level-test-settings', data: { a1: { needed: 1 } } });
  const levels = (await read('/levelstests/levels')) as TestLevel[];
  expect(levels.map((level) => testLevel.parse(level))).toEqual([
    { level: 'A0', total: 0, needed: 0, advice: 'Begin at the beginning.' },
    { level: 'A1', total: 2, needed: 1 },
    { level: 'B1', total: 1, needed: 1 },
    { level: 'C2', total: 1, needed: 1, advice: 'Talk to us.' },
  ]);
});
