import { expect, test } from 'vitest';
import { splitFirstSentence } from '@/lib/format/first-sentence';

test.each([
  ['Free for learners. Guests pay 5,000 MMK.', 'Free for learners.', 'Guests pay 5,000 MMK.'],
  ['Un thé ? Deux, s’il vous plaît.', 'Un thé ?', 'Deux, s’il vous plaît.'],
  ['စာအုပ်များ။ ဖတ်ပါ။', 'စာအုပ်များ။', 'ဖတ်ပါ။'],
  ['Lessons of 1.5 hours at padauk.example, online', 'Lessons of 1.5 hours at padauk.example, online', ''],
  ['One sentence alone.', 'One sentence alone.', ''],
  ['First line.\n\nSecond line.', 'First line.', 'Second line.'],
  ['', '', ''],
])('"%s" begins with one sentence', (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual([first, rest]);
});
