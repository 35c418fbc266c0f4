import { expect, test } from 'vitest';
import { formatTenths } from '@/lib/format/numbers';
import { withColon } from '@/lib/text/with-colon';

test('French has a no-break space before a colon and a comma in decimals, Burmese a dash; a question has no colon', () => {
  expect((['en', 'my', 'fr'] as const).map((locale) => withColon('Nom', locale))).toEqual([
    'Nom:',
    'Nom –',
    'Nom\u00a0:',
  ]);
  expect(withColon('Quel cours vous intéresse\u00a0?', 'fr')).toBe('Quel cours vous intéresse\u00a0?');
  expect([formatTenths('en', 4), formatTenths('fr', 4.5)]).toEqual(['4.0', '4,5']);
});
