import { expect, test } from 'vitest';
import { normalisePhoneSearch, normaliseReferenceSearch, normaliseTransactionSearch } from '@/lib/format/search';

test.each([
  ['09250000117', '9250000117'],
  ['09 250 000 117', '9250000117'],
  ['+95 9 250-000-117', '9250000117'],
  ['0095 9250000117', '9250000117'],
  ['959250000117', '9250000117'],
  ['+95 (0)9250000117', '9250000117'],
  ['၀၉ ၂၅၀ ၀၀၀ ၁၁၇', '9250000117'],
  ['09 25', '925'],
  ['000 117', '0117'],
  ['01 234567', '1234567'],
  ['+33 6 12 34 56 78', '33612345678'],
])('the phone %j is searched as %s, which every stored form contains', (typed, stored) => {
  expect(normalisePhoneSearch(typed)).toBe(stored);
});

test.each(['Su Su', 'EP-7K3M-Q2', '', '09', 'su@example.com'])('%j is no phone', (typed) => {
  expect(normalisePhoneSearch(typed)).toBeNull();
});

test.each([
  ['၀၁၀၀ 1234 567', '01001234567'],
  ['0100-1234-567', '01001234567'],
  ['Transaction No. 01001234567', '01001234567'],
  ['TXN 0100 1234567', '01001234567'],
  ['#01001234567', '01001234567'],
  ['FT26 0100', 'FT260100'],
])('the transaction number %j is searched as %s', (typed, stored) => {
  expect(normaliseTransactionSearch(typed)).toBe(stored);
});

test('a transaction number in its stored form is unchanged, also one that begins like a label', () => {
  expect(normaliseTransactionSearch('01001234567')).toBeNull();
  expect(normaliseTransactionSearch('NO12345')).toBeNull();
});

test.each(['ep7k3mq2', 'EP 7K3M Q2', 'ep-7k3m-q2'])('the reference %j is searched as it is stored', (typed) => {
  expect(normaliseReferenceSearch(typed)).toBe('EP-7K3M-Q2');
});

test('names and parts of a reference are searched as they are typed', () => {
  expect(normaliseReferenceSearch('Khin')).toBeNull();
  expect(normaliseReferenceSearch('EP-7K3M')).toBeNull();
});
