import { expect, test } from 'vitest';
import { coversAgeGroup, overlapsAgeGroup } from '@/lib/contract/age-groups';
import { parseAges } from '@/lib/format/ages';

test.each([
  ['5 to 7', 5, 7],
  ['10–8', 8, 10],
  ['16 and over', 16, Infinity],
  ['18+', 18, Infinity],
  ['၁၆ နှစ်နှင့်အထက်', 16, Infinity],
  ['၅ - ၇', 5, 7],
  ['up to 10', 0, 10],
  ['12', 12, 12],
])('%s is from %d to %d', (text, from, to) => expect(parseAges(text)).toEqual({ from, to }));

test('a text without a number names no ages', () => {
  for (const text of [undefined, '', 'Everyone']) expect(parseAges(text)).toBeUndefined();
});

const groups = ['5-7', '8-10', '11-13', '14-17', '18+'] as const;

test.each([
  ['5 to 7', ['5-7'], ['5-7']],
  ['5 to 10', ['5-7', '8-10'], ['5-7', '8-10']],
  ['6 to 10', ['5-7', '8-10'], ['8-10']],
  ['16 and over', ['14-17', '18+'], ['18+']],
  ['18 to 60', ['18+'], ['18+']],
])('a course for %s takes some of %j and all of %j', (ages, some, all) => {
  const range = parseAges(ages) ?? expect.unreachable();
  expect(groups.filter((group) => overlapsAgeGroup(range, group))).toEqual(some);
  expect(groups.filter((group) => coversAgeGroup(range, group))).toEqual(all);
});
