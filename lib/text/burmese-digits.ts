import { toBurmeseDigits } from '@/lib/format/digits';

/** Phones, and what has Latin letters (levels, references, names of formats), stay as people type them. */
const kept = /(?:\+95|09)[\d -]*|[\w.+/-]*[A-Za-z_][\w.+/-]*/;
const numbers = new RegExp(`${kept.source}|(\\d+)`, 'g');

const write = (text: string): string =>
  text.replace(numbers, (found, number?: string) => (number ? toBurmeseDigits(found) : found));

/** Of every text of a dictionary. */
export function withBurmeseDigits<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return write(texts) as Texts;
  if (Array.isArray(texts)) return texts.map(withBurmeseDigits) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, withBurmeseDigits(text)])) as Texts;
}
