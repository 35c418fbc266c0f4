/** Runs in the page. Lines that begin within a syllable, and phrases of headings that take two lines. */
export function findBrokenBurmese(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement;
    if (!parent || !/[\u1000-\u109f]/.test(node.data) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest('.visually-hidden, .sr-only, [data-headings]')) continue;
    // A consonant with a vowel killer ends a syllable.
    for (const { index } of node.data.matchAll(/[\u1000-\u1021]\u1037?\u103a/g)) {
      if (index === 0) continue;
      range.setStart(node, index - 1);
      range.setEnd(node, index + 1);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 12) found.push(node.data.slice(Math.max(0, index - 12), index + 6));
    }
  }
  for (const phrase of document.querySelectorAll<HTMLElement>('.phrase')) {
    const lineHeight = Number.parseFloat(getComputedStyle(phrase).lineHeight);
    if (phrase.offsetHeight > 1.5 * lineHeight) found.push(phrase.textContent);
  }
  return found;
}
