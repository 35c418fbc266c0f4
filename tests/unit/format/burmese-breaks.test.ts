import { describe, expect, test } from 'vitest';
import { joinSyllables, splitPhrases } from '@/lib/format/burmese-breaks';

describe('a heading in Burmese', () => {
  test.each([
    ['လူကြီးများအတွက် ပြင်သစ်စာ သင်တန်းများ', ['လူကြီးများအတွက် ', 'ပြင်သစ်စာ ', 'သင်တန်းများ']],
    ['Padauk မှ ကြိုဆိုပါသည်', ['Padauk ', 'မှ ', 'ကြိုဆိုပါသည်']],
    ['Padauk\u00a0မှ ကြိုဆိုပါသည်', ['Padauk\u00a0မှ ', 'ကြိုဆိုပါသည်']],
    ['404. စာမျက်နှာ ရှာမတွေ့ပါ', ['404. ', 'စာမျက်နှာ ', 'ရှာမတွေ့ပါ']],
    ['စွန်ကလေး – အသက် 5 နှစ်မှ 7 နှစ်', ['စွန်ကလေး ', '– ', 'အသက် ', '5\u00a0နှစ်မှ ', '7\u00a0နှစ်']],
  ])('keeps the phrases of %s', (text, phrases) => {
    expect(splitPhrases(text)).toEqual(phrases);
  });

  test('written without spaces keeps its words, the terms of the school and the particles with them', () => {
    expect(splitPhrases('လူကြီးများအတွက်ပြင်သစ်စာသင်တန်းများ')).toEqual(['လူကြီးများ', 'အတွက်', 'ပြင်သစ်စာ', 'သင်တန်းများ']);
    expect(splitPhrases('ကလေးများ၏အက်ပ်နှင့်အီးမေးလ်ကိုဖတ်ပါ').join('|')).toMatch(/^ကလေးများ၏\|အက်ပ်နှင့်\|အီးမေးလ်ကို\|ဖတ်/);
  });

  test('is whole again in its parts', () => {
    for (const text of [
      'ရန်ကုန်မှ  သင်သွားလိုရာဆီသို့ပြင်သစ်စာဖြင့်',
      ' a ',
      '',
      'ပြင်သစ်ပညာရေးဝန်ကြီးဌာန၏ DELF',
      'များတို့ပြင်သစ်ပညာရေးဝန်ကြီးဌာန',
    ])
      expect(splitPhrases(text).join('')).toBe(text);
  });
});

describe('a line of Burmese', () => {
  test('does not begin with the end of a syllable', () => {
    expect(joinSyllables('အီးမေးလ် ပို့ပါ')).toBe('အီးမေး\u2060လ် ပို့ပါ');
    expect(joinSyllables('ဤဝဘ်ဆိုက်')).toBe('ဤဝ\u2060ဘ်ဆိုက်');
  });

  test('does not begin inside a common word that the dictionary lacks', () => {
    expect(joinSyllables('ပြင်သစ် နမူနာ')).toBe('ပြင်\u2060သစ် န\u2060မူ\u2060နာ');
    expect(joinSyllables('ရန်ကုန် ပြဇာတ် အကောင့်')).toBe('ရန်\u2060ကုန် ပြ\u2060ဇာတ် အ\u2060ကော\u2060င့်');
  });

  test.each([
    ['12 ဦး၊ 3 လ', '12\u00a0ဦး၊ 3\u00a0လ'],
    ['150,000 ကျပ်', '150,000\u00a0ကျပ်'],
    ['၅ နှစ်', '၅\u00a0နှစ်'],
    ['DELF B1 သင်တန်း', 'DELF B1 သင်တန်း'],
  ])('does not part a number from what it counts: %s', (text, joined) => {
    expect(joinSyllables(text)).toBe(joined);
  });

  test('may begin with each word that is known, and keeps every other text as it is', () => {
    for (const text of ['စာအုပ် သင်တန်း', 'DELF A1 – 150,000 MMK', 'သင့်အတွက် နေရာ ထားပေးပါပြီ။'])
      expect(joinSyllables(text)).toBe(text);
  });
});
