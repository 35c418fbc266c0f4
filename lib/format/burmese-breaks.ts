const wordJoiner = '\u2060';
/** A consonant that ends a syllable, and signs. The dictionary of ICU, by which browsers break lines, begins words with them in loanwords. */
const syllablePart = /^(?:[\u1000-\u1021]\u1037?\u103a|[\u102b-\u103e])/;
const punctuation = /^[\u104a\u104b]/;
const syllableStart = /[\u1000-\u102a\u103f](?!\u1037?[\u103a\u1039])/g;
/** A longer run may be a text written without spaces. */
const maxPhraseSyllables = 7;
/** Particles are joined up to this length, which fits into a card’s column on a phone, in a heading, too. */
const maxJoinedSyllables = 6;

/** Words that the dictionary lacks. */
const terms = /ပြင်သစ်(?:စာ|စကား|လို)?|သင်တန်း(?:များ)?|သင်ခန်းစာ|စာမေးပွဲ|အက်ပ်|အီးမေးလ်/g;
/** Words between whose syllables the dictionary of ICU allows a break. */
const unbreakableWords =
  /ပါမည်|ပြဇာတ်|ပြင်သစ်(?:စာ|စကား|လို)?|သင်တန်း|အကောင့်|အက်ပ်|အင်တာနက်|အီးမေးလ်|အွန်လိုင်း|ဆာဗာ|နမူနာ|ဘရောက်ဇာ|ဘလော့ဂ်|ဝဘ်ဆိုက်|ရန်ကုန်|ကွီဘက်|ဂျနီဗာ|ဆီနီဂေါ|ဒါကာ|ဘရပ်ဆယ်|ပါရီ|မွန်ထရီရယ်|လီယွန်/g;
/** "12 ဦး" */
const countedWord = /(^|[\s(–])([\d\u1040-\u1049][\d,\u1040-\u1049]*) (?=[\u1000-\u102a])/g;
const particle = /^(?:များ|တို့|၏|က|ကို|မှ|မှာ|တွင်|နှင့်|ဖြင့်|သို့|အတွက်|လည်း|၍|လျှင်|ရန်|သည်|သော|သည့်|မည့်|ပါ|ပါသည်|ပါက|ပြီ|သေးပါ|သလား|သလဲ)$/;
/** The negation, and beginnings of words that the dictionary lacks. */
const prefix = /^[မအစ]$/;

let segmenter: Intl.Segmenter | undefined;

function wordsOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [text];
  segmenter ??= new Intl.Segmenter('my', { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

const joinNumbers = (text: string): string => text.replace(countedWord, '$1$2\u00a0');

/** Joins syllables, common words, prefixes and particles where browsers would break a line, and numbers with what they count. */
export const joinSyllables = (text: string): string => joinNumbers(text).replace(/[\u1000-\u109f]{2,}/g, joinRun);

function joinRun(run: string): string {
  const insideWords = positionsInside(run, unbreakableWords);
  let joined = '';
  let position = 0;
  let previous = '';
  let syllables = 0;
  for (const word of wordsOf(run)) {
    const added = countSyllables(word);
    const isInsideWord = syllablePart.test(word) || insideWords.has(position) || prefix.test(previous);
    const isParticle = particle.test(word) && !punctuation.test(previous) && syllables + added <= maxJoinedSyllables;
    const isJoined = position > 0 && (isInsideWord || isParticle);
    syllables = isJoined ? syllables + added : added;
    joined += isJoined ? wordJoiner + word : word;
    position += word.length;
    previous = word;
  }
  return joined;
}

const countSyllables = (text: string): number => text.match(syllableStart)?.length ?? 0;

function positionsInside(text: string, words: RegExp): Set<number> {
  const positions = new Set<number>();
  for (const { index, 0: word } of text.matchAll(words)) {
    for (let inside = index + 1; inside < index + word.length; inside += 1) positions.add(inside);
  }
  return positions;
}

/** What a heading keeps on one line: the phrases between breaking spaces, or the words of one that is written without spaces. */
export const splitPhrases = (text: string): string[] =>
  (joinNumbers(text).match(/[\S\u00a0]+\s*|\s+/g) ?? []).flatMap((phrase) =>
    countSyllables(phrase) > maxPhraseSyllables ? splitWords(phrase) : [phrase],
  );

function splitWords(text: string): string[] {
  const starts = new Set([0]);
  let position = 0;
  let previous = '';
  for (const word of wordsOf(text)) {
    const isPart = [syllablePart, punctuation, particle].some((part) => part.test(word));
    if (!isPart && !prefix.test(previous)) starts.add(position);
    position += word.length;
    previous = word;
  }
  for (const inside of positionsInside(text, unbreakableWords)) starts.delete(inside);
  for (const { index, 0: term } of text.matchAll(terms)) {
    for (let inside = index + 1; inside < index + term.length; inside += 1) starts.delete(inside);
    starts.add(index);
  }
  const sorted = [...starts].sort((one, other) => one - other);
  return sorted.map((start, index) => text.slice(start, sorted[index + 1]));
}
