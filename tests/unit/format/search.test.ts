import { expect, test } from 'vitest';
import { searchedPhone, searchedReference } from '@/lib/format/search';

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
])('the phone %j is searched as %s, which every stored form holds', (typed, stored) => {
  expect(searchedPhone(typed)).toBe(stored);
});

test.each(['Su Su', 'EP-7K3M-Q2', '', '09', 'su@example.com'])('%j is no phone', (typed) => {
  expect(searchedPhone(typed)).toBeNull();
});

test('a transaction number is searched without spaces, its digits 0 to 9', () => {
  expect(searchedReference('၀၁၀၀ 1234 567')).toBe('01001234567');
  expect(searchedReference('01001234567')).toBeNull();
});
