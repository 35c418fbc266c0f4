import knayi from 'knayi-myscript';

const burmese = /[\u1000-\u109F]/;

/** Burmese text as Unicode; what was written in Zawgyi is converted. */
export function toUnicode(text: string): string {
  if (!burmese.test(text) || knayi.fontDetect(text, 'unicode') !== 'zawgyi') return text;
  return knayi.fontConvert(text, 'unicode', 'zawgyi');
}

type Fields = Record<string, string | undefined>;

/** The fields in Unicode; `original` holds those that were Zawgyi as they came, a line each. */
export function unicodeFields<Sent extends Fields>(sent: Sent): { fields: Sent; original: string | undefined } {
  const pairs = Object.entries(sent).map(([name, text]) => ({ name, text, unicode: text && toUnicode(text) }));
  const changed = pairs.filter(({ text, unicode }) => text !== unicode);
  return {
    fields: Object.fromEntries(pairs.map(({ name, unicode }) => [name, unicode])) as Sent,
    original: changed.map(({ name, text }) => `${name}: ${text}`).join('\n') || undefined,
  };
}
