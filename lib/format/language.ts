const letters = '\\u1000-\\u109F\\uA9E0-\\uA9FE\\uAA60-\\uAA7F';
const joiners = '\\u200B-\\u200D';
const burmese = new RegExp(`[${letters}]`);
const burmeseRun = new RegExp(`([${letters}${joiners}](?:[${letters}${joiners}\\s]*[${letters}])?)`);
const english = /(?:^|\s)(?:the|of|for|and|in|to|with|who|your|my|is|are|from)(?=\s|$)/i;
const french =
  /[àâçèéêëîïôœùûÀÂÇÈÉÊËÎÏÔŒÙÛ]|(?:^|\s)(?:les?|la|l[’']\S+|des?|du|d[’']\S+|une?|et|au|aux|pour|avec|sur|en|petite?|premiers?|pas|cours|grammaire)(?=\s|$)/i;

/** Undefined for the language of the page. */
export function languageOf(text: string): 'my' | 'fr' | undefined {
  if (burmese.test(text)) return /[a-z]{2}/i.test(text) ? undefined : 'my';
  return !english.test(text) && french.test(text) ? 'fr' : undefined;
}

export const hasBurmese = (text: string) => burmese.test(text);

export function splitBurmeseRuns(text: string): { text: string; burmese: boolean }[] {
  return text
    .split(burmeseRun)
    .filter(Boolean)
    .map((piece) => ({ text: piece, burmese: burmese.test(piece) }));
}
