/** Without case and Latin accents: "Œuvre d’été" becomes "oeuvre d’ete". The signs of Burmese stay. */
export const withoutAccents = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
