import { expect, test } from 'vitest';
import { kidCourses } from '@/lib/cms/seed/content/courses-kid';
import { coversAgeGroup } from '@/lib/contract/age-groups';
import { type AgeRange, parseAges } from '@/lib/format/ages';

test('the demo school has courses from A1 to B1 for children without French at home', () => {
  for (const age of ['8-10', '11-13'] as const) {
    const levels = kidCourses
      .filter(({ ages, mainType }) => mainType === 'Live' && coversAgeGroup(parseAges(ages) as AgeRange, age))
      .flatMap(({ cefr }) => cefr);
    expect(levels, age).toContain('B1');
  }
});

test('every summary fits a card and a search engine', () => {
  for (const { name, summary } of kidCourses) expect(summary.length, name).toBeLessThanOrEqual(155);
});
