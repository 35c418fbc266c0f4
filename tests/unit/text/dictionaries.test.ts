import { expect, test } from 'vitest';
import { getText, withLocale } from '#text';
import { en } from '@/lib/text/en/dictionary';
import { fill, plural } from '@/lib/text/fill';
import { fr } from '@/lib/text/fr/dictionary';
import { my } from '@/lib/text/my/dictionary';
import { refusal } from '@/lib/text/refusal';
import { hasEnglish } from '@/tests/support/english-texts';

type Entry = [path: string, text: string];

const entriesOf = (value: unknown, path = ''): Entry[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => entriesOf(inner, path ? `${path}.${key}` : key));

const english = new Map(entriesOf(en));
const placesOf = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted();

test.each([
  ['Burmese', my],
  ['French', fr],
])('every %s text has the same places for values as the English one', (_, dictionary) => {
  const different = entriesOf(dictionary).filter(
    // "1 page" has no place for the number, which other languages need.
    ([path, text]) => !path.endsWith('.one') && placesOf(text).join() !== placesOf(english.get(path)).join(),
  );
  expect(different).toEqual([]);
});

/** Brands, codes, and words that are the same. */
const shared =
  /^[\d–+%()[\]{}*./:,\s]*$|^(?:App Store|Google Play|[ABC][12]|Zoom|Bahan|Telegram|Viber|WhatsApp|iMessage|my-data\.json|Personas|CC BY 4\.0|\$68\.00|Pause|Menu|Contact|Blog|Message|Pages?|Question|Questions|Yangon|Type)$/;

test('no Burmese text was left in English', () => {
  const left = entriesOf(my).filter(
    ([, text]) => !/[\u1000-\u109f]/.test(text) && !shared.test(text.replace(/\{\w+\}/g, '')),
  );
  expect(left).toEqual([]);
});

test('no Burmese or French text has an English sentence', () => {
  const left = [...entriesOf(my), ...entriesOf(fr)].filter(([, text]) => hasEnglish(text.replace(/\{\w+\}/g, '')));
  expect(left).toEqual([]);
});

test('Burmese is Unicode, not Zawgyi, and ends its sentences with its own sign', () => {
  for (const [path, text] of entriesOf(my)) {
    expect(text, path).not.toMatch(/[\u1060-\u1097]|(?:^|[\s“(])[\u1031\u103b\u103c]/u);
    expect(text, path).not.toMatch(/[\u1000-\u109f]\./);
  }
});

test('Burmese texts have Latin digits, which a school may have converted', () => {
  expect(entriesOf(my).filter(([, text]) => /[၀-၉]/.test(text))).toEqual([]);
});

test('French has no-break spaces before high punctuation and within quotation marks, and one word for learners', () => {
  for (const [path, text] of entriesOf(fr)) {
    expect(text, path).not.toMatch(/[\p{L}\d)}»][!?;:](?!\/)|«\S|\S»/u);
    expect(text, path).not.toMatch(/ [!?;:»]|« /);
    expect(text, path).not.toMatch(/\p{L}'\p{L}|apprenant|Birmanie/u);
  }
});

test('French does not put "de" or "que" before the name of the school, which may begin with a vowel', () => {
  for (const [path, text] of entriesOf(fr)) {
    const isSchool = /^(?:about|instructors|legal)\.(?!network)/.test(path);
    expect(text, path).not.toMatch(isSchool ? /\b(?:de|que) \{name\}/ : /\b(?:de|que) \{school\}/);
  }
});

test('a request is feminine in French, whatever it is for', () => {
  const { Accepted, Rejected, Cancelled, Expired } = fr.status.states;
  for (const state of [Accepted, Rejected, Cancelled, Expired]) expect(state).toMatch(/ée$/);
});

test('numbers choose the form of their language', () => {
  const lines = (count: number) =>
    (['en', 'my', 'fr'] as const).map((locale) =>
      withLocale(locale, () => plural(getText('classes').seatsLeft, count)).replace(/\s/g, ' '),
    );
  expect(lines(0)).toEqual(['0 places left', 'ကျန်နေရာ 0 ခု', '0 place libre']);
  expect(lines(1)).toEqual(['1 place left', 'ကျန်နေရာ 1 ခု', '1 place libre']);
  expect(lines(1200)).toEqual(['1,200 places left', 'ကျန်နေရာ 1,200 ခု', '1 200 places libres']);
});

test('a value stands where its name is, and nothing else is replaced', () => {
  expect(fill('{a} and {b}', { a: '{b}', b: 2 })).toBe('{b} and 2');
  expect(fill('{toString}', {})).toBe('{toString}');
});

test('a message is in the language of the request that reads it, its code in none', () => {
  const missing = refusal('contact', 'nameRequired');
  expect(missing.message).toBe('Name is required');
  withLocale('fr', () => expect(missing).toMatchObject({ code: 'nameRequired', message: fr.contact.nameRequired }));
});

test('no code names two general texts, since a form that comes back finds its text by the code alone', () => {
  expect(Object.keys(en.errors).filter((code) => code in en.forms)).toEqual([]);
});
