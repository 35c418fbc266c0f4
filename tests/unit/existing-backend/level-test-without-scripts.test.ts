import { expect, test, vi } from 'vitest';
import { getText, withLocale } from '#text';
import { openExistingApi } from '@/tests/support/existing-api';

vi.mock('next/cache', () => ({ unstable_cache: (load: unknown) => load, revalidateTag: () => {} }));

const { existing, call } = await openExistingApi();

const questions = (ids: string[]) => [
  {
    level: 'A1',
    questionAndAnswer: ['Ça va ?', 'Et toi ?'].map((question, index) => ({
      _id: ids[index],
      question,
      hints: ['Oui', 'Non'],
      answer: 'Oui',
    })),
  },
];

test.each([
  ['by id', ['first', 'second']],
  ['by position where questions have no ids', []],
])('a form that is posted without scripts is scored here, %s', async (_, ids) => {
  existing.respondTo('/api/levelstests/view_levelTest', { body: { data: questions(ids) } });
  const [first = '0', second = '1'] = ids;
  const submit = async (fields: Record<string, string>) => {
    const response = await call('/api/levelstests/attempts', {
      method: 'POST',
      headers: { origin: 'http://localhost:3000', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    return response.headers.get('location');
  };
  expect(await submit({ [first]: 'Oui', [second]: 'Non', age: '11-13' })).toMatch(
    /^\/level-test\?score=1&age=11-13&attempt=[\da-f-]{36}#form$/,
  );
  expect(await submit({ [first]: 'Oui', third: 'Oui' })).toBe('/level-test?error=questionsChanged#form');
  expect(existing.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('a form that cannot be scored is refused in the language of each caller', async () => {
  existing.respondTo('/api/levelstests/view_levelTest', { body: { data: [] } });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"answers":{}}' };
  for (const locale of ['en', 'fr', 'my'] as const) {
    await withLocale(locale, async () => {
      const refused = { code: 'notScored', error: getText('levelTest').notScored };
      expect(await (await call('/api/levelstests/attempts', init)).json()).toEqual(refused);
    });
  }
});
