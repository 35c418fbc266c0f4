const letters = '\\u1000-\\u109F\\uA9E0-\\uA9FE\\uAA60-\\uAA7F';
const joiners = '\\u200B-\\u200D';
const burmese = new RegExp(`[${letters}]`);
const burmeseRun = new RegExp(`([${letters}${joiners}](?:[${letters}${joiners}\\s]*[${letters}])?)`);
const english = /(?:^|\s)(?:the|of|for|and|in|to|with|who|your|my|is|are|from)(?=\s|$)/i;
const french =
  /[àâçèéêëîïôœùûÀÂÇÈÉÊËÎÏÔŒÙÛ]|(?:^|\s)(?:les?|la|l[’']\S+|des?|du|d[’']\S+|une?|et|au|aux|pour|avec|sur|en|petite?|premiers?|pas|cours|grammaire)(?=\s|$)/i;

/** The language a short text, such as a name or title, is written in: Burmese, French, or the page's own (undefined). */
export function languageOf(text: string): 'my' | 'fr' | undefined {
  if (burmese.test(text)) return /[a-z]{2}/i.test(text) ? undefined : 'my';
  return !english.test(text) && french.test(text) ? 'fr' : undefined;
}

/** True when any of a text is Burmese. */
export const hasBurmese = (text: string) => burmese.test(text);

/** A plain text in pieces, each wholly Burmese or without any. */
export function burmeseRuns(text: string): { text: string; burmese: boolean }[] {
  return text
    .split(burmeseRun)
    .filter(Boolean)
    .map((piece) => ({ text: piece, burmese: burmese.test(piece) }));
}
