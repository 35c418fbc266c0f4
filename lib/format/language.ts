import { defaultLocale, type Locale } from './locale';

const letters = '\\u1000-\\u109F\\uA9E0-\\uA9FE\\uAA60-\\uAA7F';
const joiners = '\\u200B-\\u200D';
const burmese = new RegExp(`[${letters}]`);
const burmeseRun = new RegExp(`([${letters}${joiners}](?:[${letters}${joiners}\\s]*[${letters}])?)`);
const english = /(?:^|\s)(?:the|of|for|and|in|to|with|who|you|your|we|our|my|this|is|are|from)(?=\s|$)/i;
const french =
  /[àâçèéêëîïôœùûÀÂÇÈÉÊËÎÏÔŒÙÛ]|(?:^|\s)(?:les?|la|l[’']\S+|des?|du|d[’']\S+|une?|et|au|aux|pour|avec|sur|en|petite?|premiers?|pas|cours|grammaire)(?=\s|$)/i;

/** Of what staff write. Undefined for the language of the page, and where the words do not tell. */
export function languageOf(text: string, page: Locale = defaultLocale): Locale | undefined {
  const language = recognise(text, page);
  return language === page ? undefined : language;
}

function recognise(text: string, page: Locale): Locale | undefined {
  const isLatin = /[a-z]{2}/i.test(text);
  if (burmese.test(text)) return isLatin ? undefined : 'my';
  if (english.test(text)) return 'en';
  if (french.test(text)) return 'fr';
  return page === 'my' && isLatin ? 'en' : undefined;
}

export const hasBurmese = (text: string) => burmese.test(text);

export function splitBurmeseRuns(text: string): { text: string; isBurmese: boolean }[] {
  return text
    .split(burmeseRun)
    .filter(Boolean)
    .map((piece) => ({ text: piece, isBurmese: burmese.test(piece) }));
}
