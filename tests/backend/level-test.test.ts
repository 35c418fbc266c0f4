import { type SQL, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { copyBandAdvice } from '@/lib/cms/migrations/data/level-advice';
import { type AttemptResult, attemptResult, type QuestionLevel } from '@/lib/contract/level-test';
import { openTestBackend } from '@/tests/support/database';
import { makeQuestion, makeStaff } from '@/tests/support/factories';
import { sending } from '@/tests/support/post';

const { cms, read, request } = await openTestBackend();
const send = sending(request);

const key: Record<string, string> = {};
const newId = () => crypto.randomUUID();

type Execute = (statement: SQL) => Promise<unknown>;
type Answered = { data?: AttemptResult; error?: string };

async function attempt(body: object, status = 200): Promise<Answered> {
  const response = await send('/levelstests/attempts', body);
  expect(response.status).toBe(status);
  return (await response.json()) as Answered;
}

async function result(body: object): Promise<AttemptResult> {
  const { data } = await attempt(body);
  expect(attemptResult.parse(data)).toEqual(data);
  return data as AttemptResult;
}

const stored = async (id: string) => cms.findByID({ collection: 'level-test-attempts', id, depth: 0 });
const rows = async () => (await cms.count({ collection: 'level-test-attempts' })).totalDocs;

beforeAll(async () => {
  const questions = [
    ['A1', 'Je ___ Su Su.', 'suis', 'es'],
    ['A1', 'Elle ___ un livre.', 'a', 'ai'],
    ['B1', 'Si j’avais su, je ___ venu.', 'serais', 'suis'],
    ['C2', 'Quoi qu’il ___.', 'advienne', 'advient'],
  ] as const;
  for (const [position, [level, question, answer, wrong]] of questions.entries()) {
    const { id } = await makeQuestion({
      level,
      question,
      answer,
      hints: [{ text: wrong }, { text: answer }],
      position,
    });
    key[id] = answer;
  }
  await cms.updateGlobal({
    slug: 'level-test-settings',
    data: {
      minutes: 8,
      a0: { advice: 'Begin at the beginning.' },
      c2: { advice: 'Talk to us.' },
    },
  });
});

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

  test('in the order of the questions, as a caller without ids sends them', async () => {
    expect(await result({ answers: ['suis', 'a', null, 'advient'] })).toMatchObject({
      correct: 2,
      level: 'A1',
      next: 'A2',
    });
  });

  test('and never told: neither the right answers nor which ones were right', async () => {
    const { data } = await attempt({ answers: { ...key, [Object.keys(key)[0] ?? '']: 'es' } });
    expect(JSON.stringify(data)).not.toMatch(/suis|serais|advienne|"right"|"answer"/);
  });

  test('too late counts, and is noted', async () => {
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
  ])('a threshold that makes no sense is refused in words: %s, %d', async (level, needed) => {
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

  test('the age comes back with the result, for a course among learners of that age', async () => {
    const sent = { answers: key, age: '8-10', attemptId: newId() };
    expect(await result(sent)).toMatchObject({ age: '8-10' });
    expect(await result(sent)).toMatchObject({ age: '8-10' });
    await attempt({ answers: key, age: '9' }, 400);
  });
});

test('what the school wrote for its bands becomes the advice of the levels, and nothing it has written since is lost', async () => {
  const bands = [
    { from: 12, level: 'A2' as const, advice: 'Go on with A2.' },
    { from: 0, level: 'A1' as const, advice: 'Start with A1.' },
    { from: 20, level: 'B1' as const, advice: null },
  ];
  const empty = { advice: null };
  await cms.updateGlobal({
    slug: 'level-test-settings',
    data: { bands, a0: empty, a1: empty, a2: empty, b1: empty, c2: { advice: 'Talk to us.' } },
  });
  const { drizzle } = cms.db as unknown as { drizzle: { run?: Execute; execute?: Execute } };
  const execute = (drizzle.run ?? drizzle.execute) as Execute;
  await copyBandAdvice((statement) => execute.call(drizzle, sql.raw(statement)));
  expect(await cms.findGlobal({ slug: 'level-test-settings' })).toMatchObject({
    bands: [{ from: 12 }, { from: 0 }, { from: 20 }],
    a0: { advice: 'Start with A1.' },
    a1: { advice: 'Start with A1.' },
    a2: { advice: 'Go on with A2.' },
    b1: empty,
    c2: { advice: 'Talk to us.' },
  });
  await cms.updateGlobal({ slug: 'level-test-settings', data: { a0: { advice: 'Begin at the beginning.' } } });
});

describe('an attempt is one row', () => {
  test('with what was asked and chosen, for staff', async () => {
    const { attemptId } = await result({ answers: ['suis', 'ai', null, 'advienne'], seconds: 61, age: '14-17' });
    expect(await stored(attemptId)).toMatchObject({
      level: 'A0',
      age: '14-17',
      correct: 2,
      total: 4,
      seconds: 61,
      timeUp: false,
      handling: 'new',
      answers: [
        { level: 'A1', question: 'Je ___ Su Su.', chosen: 'suis', right: true },
        { level: 'A1', question: 'Elle ___ un livre.', chosen: 'ai', right: false },
        { level: 'B1', chosen: null, right: false },
        { level: 'C2', chosen: 'advienne', right: true },
      ],
    });
  });

  test('however often it is sent, one after the other or at once', async () => {
    const before = await rows();
    const sent = { answers: key, attemptId: newId(), seconds: 100 };
    const first = await result(sent);
    expect(await result(sent)).toEqual(first);
    expect(await result({ ...sent, attemptId: sent.attemptId.toUpperCase() })).toEqual(first);
    expect(await result({ ...sent, answers: [] })).toEqual(first);
    expect(await rows()).toBe(before + 1);

    const another = { answers: key, attemptId: '0123456789abcdef01234567' };
    const together = await Promise.all([1, 2, 3, 4].map(() => result(another)));
    expect(new Set(together.map(({ attemptId }) => attemptId)).size).toBe(1);
    expect(await rows()).toBe(before + 2);
  });

  test.each([
    ['no answers', {}],
    ['answers that are no texts', { answers: [1, true] }],
    ['too many', { answers: Array.from({ length: 301 }, () => 'a') }],
    ['an id that is none', { answers: [], attemptId: "' OR 1=1" }],
    ['a time that is none', { answers: [], startedAt: 'yesterday' }],
    ['seconds before the start', { answers: [], seconds: -1 }],
  ])('and none from what is malformed: %s', async (_, body) => {
    const before = await rows();
    expect((await attempt(body, 400)).error).toMatch(/\S/);
    expect(await rows()).toBe(before);
  });
});

describe('someone sends the result to the school', () => {
  const contact = (id: string, body: object) => send(`/levelstests/attempts/${id}/contact`, body);
  const letters = async () =>
    (await cms.find({ collection: 'mails', where: { subject: { like: 'Level test' } }, pagination: false })).docs;

  test('the phone in any habit is stored as E.164, and staff hear of it once', async () => {
    const { attemptId } = await result({ answers: key });
    const responses = await Promise.all(
      ['၀၉ ၂၅၀ ၀၀၀ ၁၁၈', '+95 9-250-000-118', '09250000118'].map((phone) =>
        contact(attemptId, { name: 'Thiri', phone }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(attemptId)).toMatchObject({ name: 'Thiri', phone: '+959250000118', correct: 4 });
    const told = (await letters()).filter(({ text }) => text.includes(attemptId) || text === '');
    expect(told).toHaveLength(1);
    expect(told[0]?.subject).toBe('Level test: Thiri, C2');
  });

  test.each([
    ['no name', { phone: '09250000118' }, 'Name is required', 'nameRequired', 'name'],
    ['no phone', { name: 'Thiri' }, 'Phone number is required', 'phoneRequired', 'phone'],
    [
      'a phone that is none',
      { name: 'Thiri', phone: 'call me' },
      'Phone Number must be a number',
      'phoneNumeric',
      'phone',
    ],
  ])('%s is refused in words, with a code and its field', async (_, body, says, code, field) => {
    const { attemptId } = await result({ answers: key });
    const response = await contact(attemptId, body);
    expect([response.status, await response.json()]).toEqual([400, { error: says, code, field }]);
    expect((await stored(attemptId)).phone ?? null).toBeNull();
  });

  test('a result nobody has is not found', async () => {
    const response = await contact(newId(), { name: 'Thiri', phone: '09250000118' });
    expect(response.status).toBe(404);
    expect((await contact('1', { name: 'Thiri', phone: '09250000118' })).status).toBe(400);
  });
});

test('only staff see results, and nobody changes what was scored', async () => {
  const { attemptId } = await result({ answers: key });
  await expect(
    cms.findByID({ collection: 'level-test-attempts', id: attemptId, overrideAccess: false }),
  ).rejects.toThrow();
  const user = await makeStaff('enrolments');
  const changed = await cms.update({
    collection: 'level-test-attempts',
    id: attemptId,
    data: { correct: 1, handling: 'done' },
    overrideAccess: false,
    user,
  });
  expect(changed).toMatchObject({ correct: 4, handling: 'done' });
});

test('a class of thirty takes the test behind one address; a program that tries answers is stopped', async () => {
  const headers = { 'content-type': 'application/json', 'x-connection-address': '192.0.2.30' };
  const from = async (path: string, body: object) =>
    request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  for (let pupil = 0; pupil < 30; pupil++) {
    const answer = await from('/levelstests/attempts', { answers: key, attemptId: newId() });
    const { data } = (await answer.json()) as { data: AttemptResult };
    const phone = `092511100${String(pupil).padStart(2, '0')}`;
    const sent = await from(`/levelstests/attempts/${data.attemptId}/contact`, { name: 'Thiri', phone });
    expect([answer.status, sent.status]).toEqual([200, 200]);
  }
  const tries = await Promise.all(Array.from({ length: 120 }, () => from('/levelstests/attempts', { answers: 'x' })));
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(30);
});

test('the school’s minutes reach the page', async () => {
  await cms.updateGlobal({ slug: 'level-test-settings', data: { minutes: 10 } });
  expect(await read('/bank')).toEqual([expect.objectContaining({ levelTestMinutes: 10 })]);
  expect(await result({ answers: key, seconds: 500 })).toMatchObject({ timeUp: false });
});

test('without questions there is nothing to score', async () => {
  await cms.delete({ collection: 'level-questions', where: { id: { exists: true } } });
  expect((await read('/levelstests/view_levelTest')) as QuestionLevel[]).toEqual([]);
  expect((await attempt({ answers: [] }, 404)).error).toBe('There are no Question now.');
});
