import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { withLocale } from '#text';
import { LevelTest } from '@/components/level-test/level-test';

vi.mock('@/lib/api/level-test', () => ({
  listQuestions: async () => ({ failed: false, data: [{ id: 'one', text: 'un', options: ['oui', 'non'] }] }),
}));
vi.mock('@/lib/api/site-info', () => ({
  getSiteInfo: async () => ({
    failed: false,
    data: {
      levelTestMinutes: 9,
      texts: { levelTestIntro: '{minutes} min, {questions}.\n\nAfter {minutes} min, {unknown}.' },
    },
  }),
}));
vi.mock('@/lib/backend-choice', () => ({ capabilities: { canStoreResults: true } }));
vi.mock('@/components/level-test/recommended-courses', () => ({
  listRecommendedCourses: async () => ({ courses: [], byAge: {}, hasGoals: false }),
}));
vi.mock('@/lib/format/numbers', { spy: true });

test.each([
  ['en', '9 min, 1.', 'After 9 min, {unknown}.'],
  ['my', '၉ min, ၁.', 'After ၉ min, {unknown}.'],
] as const)(
  'in %s, a text of the staff has its numbers wherever it names them, in digits of the page',
  async (locale, ...lines) => {
    const { hasBurmeseDigits } = await import('@/lib/format/numbers');
    vi.mocked(hasBurmeseDigits).mockReturnValue(true);
    const html = await withLocale(locale, async () => renderToStaticMarkup(await LevelTest()));
    for (const line of lines) expect(html.replaceAll('\u2060', '')).toContain(line);
  },
);
