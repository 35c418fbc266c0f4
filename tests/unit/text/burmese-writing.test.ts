import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = process.cwd();
const read = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
const dictionary = read('lib/text/my');
/** The texts of the admin; the demonstration also quotes Burmese words in English and French texts. */
const staffTexts = [...read('lib/cms'), ...read('lib/mail')].filter(
  ({ file }) => !/\/(?:seed|migrations)\//.test(file),
);
const texts = [...dictionary, ...read('lib/cms/seed/translations/my'), ...read('lib/cms/seed/posts/my'), ...staffTexts];
const found = (pattern: RegExp, inTexts = texts) =>
  inTexts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: match, index }) => `${file}: ${text.slice(Math.max(0, index - 20), index)}${match}`,
    ),
  );

test.each([
  ['Latin punctuation after Burmese', /[\u1000-\u104f] ?(?:[;?!]|[,.](?=\s|$|['"`<]))(?!\()/gm],
  ['a Latin hyphen for a dash after Burmese', /[\u1000-\u104f] ?-(?=[\s'"`])/g],
  ['Burmese punctuation after a space', / [၊။]/g],
  ['signs that only Zawgyi has', /[\u1060-\u1097]/g],
  ['a sign twice', /([\u102b-\u103e])\1/g],
  ['a vowel or tone before a medial', /[\u102b-\u1032\u1036-\u1038][\u103b-\u103e]/g],
  ['medials out of order', /\u103c\u103b|\u103d[\u103b\u103c]|\u103e[\u103b-\u103d]/g],
  [
    'vowels and tones out of order',
    /[\u102f\u1030][\u102d\u102e\u1032]|\u1036[\u102d-\u1030]|\u1037\u1036|[\u1037\u1038][\u102b-\u1032]|\u1038\u103a/g,
  ],
  ['the digits zero or four for the letters they resemble', /[\u1040\u1044][\u102b-\u103e]/g],
  ['the letter u for nya', /\u1025\u103a/g],
  ['invisible spaces', /[\u200b-\u200d\ufeff]/g],
  ['two spaces between words', /[\u1000-\u104f] {2}[\u1000-\u104f]/g],
])('no Burmese text has %s', (_, pattern) => {
  expect(found(pattern)).toEqual([]);
});

test('Burmese texts are in the canonical order of Unicode', () => {
  expect(texts.filter(({ text }) => text.normalize('NFC') !== text).map(({ file }) => file)).toEqual([]);
});

test('no text uses a term that the glossary rules out', () => {
  const glossary = readFileSync(join(root, 'docs/glossary-my.md'), 'utf8').split('## French')[0] ?? '';
  const rows = [...glossary.matchAll(/^\| [^|]+ \| ([^|]+) \| ([\u1000-\u104f]+)/gm)];
  // A word ruled out for one thing (သင်တန်း for a class) may be the term of another.
  const terms = new Set(rows.map(([, term = '']) => term.trim()).concat('သင်တန်း'));
  const ruledOut = rows.map(([, , word = '']) => word).filter((word) => !terms.has(word));
  expect(ruledOut).toContain('စာရင်းသွင်းရန်');
  const inDictionary = ruledOut.map((word) => word.replace(/ရန်$/, '')).join('|');
  expect(found(new RegExp(inDictionary, 'g'), dictionary)).toEqual([]);
  // Elsewhere one signs up for exams and newsletters, suspends accounts of staff, and speaks of pupils of schools.
  const others = ruledOut.filter((word) => word !== 'စာရင်းသွင်းရန်' && word !== 'ရပ်ဆိုင်း').join('|');
  expect(found(new RegExp(`(?<!ကျောင်းသူ )(?:${others})`, 'g'))).toEqual([]);
});
