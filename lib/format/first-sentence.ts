export function splitFirstSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] = /^(.+?(?:[.!?…](?=\s)|။))\s*(.+)$/s.exec(text.trim()) ?? [];
  return [first.trim(), rest];
}
