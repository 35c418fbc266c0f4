import { afterEach, expect, test } from 'vitest';
import { getText, withLocale } from '#text';
import { setBurmeseDigits } from '@/lib/format/numbers';
import { withBurmeseDigits } from '@/lib/text/burmese-digits';

afterEach(() => setBurmeseDigits(false));

test('a school that chose Burmese digits has them in its sentences, in Burmese alone', () => {
  const read = () => getText('accounts').passwordTooShort;
  expect(withLocale('my', read)).toBe('အနည်းဆုံး စာလုံး 6 လုံး');
  setBurmeseDigits(true);
  expect(withLocale('my', read)).toBe('အနည်းဆုံး စာလုံး ၆ လုံး');
  expect(withLocale('fr', read)).toContain('6');
  setBurmeseDigits(false);
  expect(withLocale('my', read)).toBe('အနည်းဆုံး စာလုံး 6 လုံး');
});

test.each([
  ['5 နှစ်မှ 7 နှစ်', '၅ နှစ်မှ ၇ နှစ်'],
  ['ဥပမာ 09 250 000 117။', 'ဥပမာ 09 250 000 117။'],
  ['ဥပမာ EP-7K3M-Q2', 'ဥပမာ EP-7K3M-Q2'],
  ['A1 မှ B2', 'A1 မှ B2'],
])('"%s" is read as "%s"', (text, written) => {
  expect(withBurmeseDigits(text)).toBe(written);
});

test('keys stay, and numbers that are no text', () => {
  expect(withBurmeseDigits({ '5-7': '5–7', list: ['1 လ'], count: 4 })).toEqual({
    '5-7': '၅–၇',
    list: ['၁ လ'],
    count: 4,
  });
});
