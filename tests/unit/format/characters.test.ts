import { expect, test, vi } from 'vitest';
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

test('counting stops at the limit, and what is blank is known without counting', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  expect(isBlank('\u200d'.repeat(5000))).toBe(true);
  expect(segment).not.toHaveBeenCalled();
  let counted = 0;
  segment.mockImplementation(function* (text: string) {
    for (const one of text) {
      counted += 1;
      yield { segment: one };
    }
  } as never);
  expect(visibleLength('က'.repeat(5000), 31)).toBe(31);
  expect(counted).toBeLessThan(40);
  segment.mockRestore();
});
