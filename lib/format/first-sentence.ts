/** A text cut in two after its first sentence, French, English or Burmese; the second part is empty when there is only one. */
export function firstSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.+?(?:[.!?…](?=\s)|။))\s*(.+)$/s.exec(text.trim()) ?? [];
  return [first.trim(), rest];
}
