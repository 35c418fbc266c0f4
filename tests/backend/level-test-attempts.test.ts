import { beforeAll, describe, expect, test } from 'vitest';
import type { AttemptResult } from '@/lib/contract/level-test';
import { fromIp } from '@/tests/support/client-ip.mjs';
import { makeStaff } from '@/tests/support/factories';
import { openLevelTest } from '@/tests/support/level-test-backend';

const { attempt, cms, key, newId, request, result, rows, send, stored } = await openLevelTest();

beforeAll(async () => {
  const [a0, a1, a2] = ['Begin at the beginning.', 'Start with A1.', 'Go on with A2.'].map((advice) => ({ advice }));
  await cms.updateGlobal({ slug: 'level-test-settings', data: { a0, a1, a2, c2: { advice: 'Talk to us.' } } });
});

describe('an attempt is one row', () => {
  test('with questions and chosen answers, for staff', async () => {
    const { attemptId } = await result({
      answers: ['suis', 'ai', null, 'advienne'],
      seconds: 61,
      age: '14-17',
      goal: 'work',
    });
    expect(await stored(attemptId)).toMatchObject({
      level: 'A0',
      age: '14-17',
      goal: 'work',
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

  test('for duplicates, sequential or concurrent', async () => {
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

describe('a visitor sends the result to the school', () => {
  const contact = (id: string, body: object) => send(`/levelstests/attempts/${id}/contact`, body);
  const findMails = async () =>
    (await cms.find({ collection: 'mails', where: { subject: { like: 'Level test' } }, pagination: false })).docs;

  test('the phone is stored as E.164, and staff are notified once', async () => {
    const { attemptId } = await result({ answers: key });
    const responses = await Promise.all(
      ['၀၉ ၂၅၀ ၀၀၀ ၁၁၈', '+95 9-250-000-118', '09250000118'].map((phone) =>
        contact(attemptId, { name: 'Thiri', phone }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored(attemptId)).toMatchObject({ name: 'Thiri', phone: '+959250000118', correct: 4 });
    const staffMails = (await findMails()).filter(({ text }) => text.includes(attemptId) || text === '');
    expect(staffMails).toHaveLength(1);
    expect(staffMails[0]?.subject).toBe('Level test: Thiri, C2');
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
  ])('%s is refused with a message, a code and the field', async (_, body, error, code, field) => {
    const { attemptId } = await result({ answers: key });
    const response = await contact(attemptId, body);
    expect([response.status, await response.json()]).toEqual([400, { error, code, field }]);
    expect((await stored(attemptId)).phone ?? null).toBeNull();
  });

  test('an unknown result is not found', async () => {
    const response = await contact(newId(), { name: 'Thiri', phone: '09250000118' });
    expect(response.status).toBe(404);
    expect((await contact('1', { name: 'Thiri', phone: '09250000118' })).status).toBe(400);
  });
});

test('only staff see results, and nobody can change a score', async () => {
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

test('a class of thirty can take the test from one IP; more attempts are rate-limited', async () => {
  const headers = { 'content-type': 'application/json', ...fromIp() };
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
