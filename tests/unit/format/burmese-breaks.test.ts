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
    expect(splitPhrases('လူကြီးများအတွက်ပြင်သစ်စာသင်တန်းများ')).toEqual(['လူကြီးများအတွက်', 'ပြင်သစ်စာ', 'သင်တန်းများ']);
    expect(splitPhrases('ကလေးများ၏အက်ပ်နှင့်အီးမေးလ်ကိုဖတ်ပါ').join('|')).toMatch(/^ကလေးများ၏\|အက်ပ်နှင့်\|အီးမေးလ်ကို\|ဖတ်/);
  });

  test('written without spaces is not parted after the negation', () => {
    expect(splitPhrases('ယခုအချိန်တွင်ငွေပေးရန်မလိုပါ')).toEqual(['ယခု', 'အချိန်တွင်', 'ငွေ', 'ပေးရန်', 'မလိုပါ']);
    expect(splitPhrases('ကလေးများကိုမဖမ်းယူပါ။သင်တန်းများ')).toEqual(['ကလေးများကို', 'မဖမ်းယူပါ။', 'သင်တန်းများ']);
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
    expect(joinSyllables('ဟိုတယ်လ်')).toBe('ဟိုတ\u2060ယ်\u2060လ်');
  });

  test('does not begin inside a common word that the dictionary lacks', () => {
    expect(joinSyllables('ပြင်သစ် နမူနာ')).toBe('ပြင်\u2060သစ် န\u2060မူ\u2060နာ');
    expect(joinSyllables('ရန်ကုန် ပြဇာတ် အကောင့်')).toBe('ရန်\u2060ကုန် ပြ\u2060ဇာတ် အ\u2060ကော\u2060င့်');
    expect(joinSyllables('ပြင်သစ်စာ အင်တာနက်')).toBe('ပြင်\u2060သစ်\u2060စာ အင်\u2060တာ\u2060နက်');
    expect(joinSyllables('ဤဝဘ်ဆိုက် အီးမေးလ်')).toBe('ဤဝ\u2060ဘ်\u2060ဆိုက် အီး\u2060မေး\u2060လ်');
  });

  test('does not end with the negation or the first letter of a word', () => {
    expect(joinSyllables('ငွေပေးရန်မလိုပါ')).toContain('မ\u2060လို');
    expect(joinSyllables('ကလေးများကို မဖမ်းယူပါ။')).toContain(' မ\u2060ဖမ်းယူ');
    expect(joinSyllables('အမြဲ')).toBe('အ\u2060မြဲ');
  });

  test('does not begin with a particle or the end of a sentence', () => {
    expect(joinSyllables('ကလေးများကို ကြည့်နိုင်ပါသည်။')).toBe('ကလေး\u2060များ\u2060ကို ကြည့်နိုင်\u2060ပါသည်။');
    expect(joinSyllables('ပို့ပေးပါမည်')).toBe('ပို့ပေး\u2060ပါ\u2060မည်');
  });

  test('keeps together no more than fits into a narrow column, and breaks after punctuation', () => {
    expect(joinSyllables('သူများတို့ကိုမှတွင်နှင့်သည်၊များ')).toBe('သူများ\u2060တို့\u2060ကို\u2060မှ\u2060တွင်နှင့်\u2060သည်၊များ');
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
    for (const text of ['စာအုပ် သင်တန်း', 'DELF A1 – 150,000 MMK', 'အချိန်ဇယား', 'မည်သူ ရောက်လာ'])
      expect(joinSyllables(text)).toBe(text);
  });
});
