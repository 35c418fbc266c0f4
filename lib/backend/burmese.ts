const burmese = /[\u1000-\u109F]/;

/**
 * Longest run of dependent signs that is converted. Written words have up to five in a row. The converter reorders signs pair by
 * pair, so its time grows with the square of a run.
 */
export const maxSignRun = 12;

/** Characters that are converted for one request: three times what a long message holds. */
export const maxConvertedLength = 12_000;

/** Consonants and digits of Zawgyi among its signs: they end a run. */
const zawgyiLetters = /[\u1040-\u1059\u106A\u106B\u106E\u106F\u1086\u108F-\u1092\u1097]/;

const isDependentSign = (character: string) =>
  /[\u102B-\u103E\u105A-\u1097]/.test(character) && !zawgyiLetters.test(character);

/** Spaces and zero-width characters do not end a run: the converter removes them before a sign. */
const isRemovable = (character: string) => /[\s\u200B\u200C]/.test(character);

function hasLongSignRun(text: string): boolean {
  let run = 0;
  for (const character of text) {
    if (isDependentSign(character)) run += 1;
    else if (!isRemovable(character)) run = 0;
    if (run > maxSignRun) return true;
  }
  return false;
}

/**
 * Burmese text as Unicode; Zawgyi is converted. Text that no person writes, with long runs of signs, is returned as it is. The
 * converter is loaded with the first Burmese text.
 */
export async function toUnicode(text: string): Promise<string> {
  if (!burmese.test(text) || text.length > maxConvertedLength || hasLongSignRun(text)) return text;
  const { default: knayi } = await import('knayi-myscript');
  if (knayi.fontDetect(text, 'unicode') !== 'zawgyi') return text;
  return knayi.fontConvert(text, 'unicode', 'zawgyi');
}

type Fields = Record<string, string | undefined>;

/**
 * The fields in Unicode; `original` holds those that were Zawgyi as they came, a line each. Fields beyond `maxConvertedLength` in
 * all are not converted.
 */
export async function unicodeFields<Sent extends Fields>(
  sent: Sent,
): Promise<{ fields: Sent; original: string | undefined }> {
  const fields: Fields = {};
  const original: string[] = [];
  let length = 0;
  for (const [name, text] of Object.entries(sent)) {
    length += text?.length ?? 0;
    const unicode = text && length <= maxConvertedLength ? await toUnicode(text) : text;
    if (unicode !== text) original.push(`${name}: ${text}`);
    fields[name] = unicode;
  }
  return { fields: fields as Sent, original: original.join('\n') || undefined };
}
