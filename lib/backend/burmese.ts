const burmese = /[\u1000-\u109F]/;

/** Burmese text as Unicode; what was written in Zawgyi is converted. What knows the difference is read with the first Burmese text. */
export async function toUnicode(text: string): Promise<string> {
  if (!burmese.test(text)) return text;
  const { default: knayi } = await import('knayi-myscript');
  if (knayi.fontDetect(text, 'unicode') !== 'zawgyi') return text;
  return knayi.fontConvert(text, 'unicode', 'zawgyi');
}

type Fields = Record<string, string | undefined>;

/** The fields in Unicode; `original` holds those that were Zawgyi as they came, a line each. */
export async function unicodeFields<Sent extends Fields>(
  sent: Sent,
): Promise<{ fields: Sent; original: string | undefined }> {
  const pairs = await Promise.all(
    Object.entries(sent).map(async ([name, text]) => ({ name, text, unicode: text && (await toUnicode(text)) })),
  );
  const changed = pairs.filter(({ text, unicode }) => text !== unicode);
  return {
    fields: Object.fromEntries(pairs.map(({ name, unicode }) => [name, unicode])) as Sent,
    original: changed.map(({ name, text }) => `${name}: ${text}`).join('\n') || undefined,
  };
}
