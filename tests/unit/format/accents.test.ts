import { expect, test } from 'vitest';
import { withoutAccents } from '@/lib/format/accents';

test.each([
  ['Œuvre d’été à Noël', 'oeuvre d’ete a noel'],
  ['FRANÇAIS', 'francais'],
  ['e\u0301', 'e'],
  ['ပြင်သစ်စာ', 'ပြင်သစ်စာ'],
  ['ကို Émile', 'ကို emile'],
])('%s is searched as %s', (text, searched) => {
  expect(withoutAccents(text)).toBe(searched);
});
