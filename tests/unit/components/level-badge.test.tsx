import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LevelBadge } from '@/components/ui/level-badge';

test.each([
  ['Beginner (A1)', false, 'level level-a1', 'Beginner (A1)'],
  ['Beginner (A1)', true, 'level level-a1', 'A1'],
  ['Beginner (A1) to Intermediate (B1)', false, 'level level-a1', 'A1–B1'],
  ['Mixed Levels', true, 'badge golden', 'Mixed Levels'],
])('isBrief', (level, isBrief, classes, text) => {
  expect(renderToStaticMarkup(<LevelBadge level={level} isBrief={isBrief} />)).toBe(
    `<span class="${classes}">${text}</span>`,
  );
});
