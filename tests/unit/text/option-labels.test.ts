import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { levelLabel } from '@/lib/text/option-labels';

test.each([
  ['en', 'Beginner (A1)', 'Beginner (A1)'],
  ['my', 'Beginner (A1)', 'အခြေခံ (A1)'],
  ['fr', 'Upper Intermediate (B2)', 'Intermédiaire supérieur (B2)'],
  ['fr', 'Young readers (A2)', 'Young readers (A2)'],
] as const)('in %s the level “%s” is “%s”', (locale, level, label) => {
  expect(withLocale(locale, () => levelLabel(level))).toBe(label);
});
