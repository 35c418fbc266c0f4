const burmese = /[\u1000-\u109F]/;

/** Words have up to five dependent signs in a row; the converter takes quadratic time on a run. */
export const maxSignRun = 12;

export const maxConvertedLength = 12_000;

/** Consonants and digits in Zawgyi's range of signs; they end a run. */
const zawgyiLetters = /[\u1040-\u1059\u106A\u106B\u106E\u106F\u1086\u108F-\u1092\u1097]/;

const isDependentSign = (character: string) =>
  /[\u102B-\u103E\u105A-\u1097]/.test(character) && !zawgyiLetters.test(character);

/** The converter removes these before a sign, so they do not end a run. */
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

/** Converts Zawgyi to Unicode. Text with unnaturally long runs of signs is returned as it is. */
export async function toUnicode(text: string): Promise<string> {
  if (!burmese.test(text) || text.length > maxConvertedLength || hasLongSignRun(text)) return text;
  const { default: knayi } = await import('knayi-myscript');
  if (knayi.fontDetect(text, 'unicode') !== 'zawgyi') return text;
  return knayi.fontConvert(text, 'unicode', 'zawgyi');
}

type Fields = Record<string, string | undefined>;

/** Converts fields, up to `maxConvertedLength` in all. `original` has a line for each converted field. */
export async function fieldsToUnicode<Sent extends Fields>(
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
