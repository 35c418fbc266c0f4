import { expect, test } from 'vitest';
import { isBlank, visibleLength } from '@/lib/format/characters';

test.each([
  ['', 0],
  ['   ', 0],
  ['\u200b\ufeff ', 0],
  ['\u200d', 0],
  ['  U Ba  ', 4],
  ['É', 1],
  ['E\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['ကိုကို', 2],
  ['မြန်မာ', 4],
  ['ကို\u200bကို', 2],
])('a person sees in "%s" %i characters', (text, characters) => {
  expect(visibleLength(text)).toBe(characters);
  expect(isBlank(text)).toBe(characters === 0);
});
