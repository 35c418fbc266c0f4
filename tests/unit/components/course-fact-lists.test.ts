import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { cardFacts, factLine } from '@/components/courses/course-fact-lists';
import { course } from '@/lib/contract/courses';

const read = (fields: object) => course.parse({ _id: '1', name: 'Evening French', ...fields });
const values = (fields: object) => cardFacts(read(fields)).map(({ value }) => value);

test.each([
  [{ duration: 3, maxStudents: 15 }, ['3 Month', '15']],
  [{ duration: '3 months', maxStudents: '15 students' }, ['3 months', '15 students']],
  [{ duration: '၃', maxStudents: '၁၅' }, ['3 Month', '15']],
  [{ duration: '', maxStudents: '' }, ['77']],
  [{ duration: '-', maxStudents: '-' }, []],
])('%j is shown on a card as %j', (fields, shown) => {
  expect(values(fields)).toEqual(shown);
});

test('a card shows the next start unless it is in the past', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const hidden = { duration: '-', maxStudents: '-' };
  expect(values({ ...hidden, start_course: inDays(12) })).toEqual([expect.stringMatching(/^\d{1,2} [A-Z][a-z]{2,3}$/)]);
  expect(values({ ...hidden, start_course: inDays(-2) })).toEqual([]);
  expect(values({ ...hidden, type: 'Video' })).toEqual(['Any day']);
});

test('a row shows a duration as the backend wrote it', () => {
  expect(factLine(read({ duration: '3 months', ages: '18+' }))).toBe('3 months\u00a0· Ages 18+');
});

test.each([
  ['en', ['3 Month', '5 to 7', '1']],
  ['fr', ['3\u00a0mois', '5\u00a0à\u00a07\u00a0ans', '1']],
  ['my', ['3\u00a0လ', '5\u00a0နှစ်မှ 7\u00a0နှစ်', '1\u00a0ဦး']],
] as const)(
  'in %s a private lesson is for one learner, and outside English a number stays with its unit',
  (locale, shown) => {
    expect(withLocale(locale, () => values({ duration: 3, ages: '5 to 7', maxStudents: 1 }))).toEqual(shown);
  },
);
