const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;
const onlyControls = /^[\p{Cf}\p{Cc}]+$/u;

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): string[] {
  // Phones sold before 2021 may lack the segmenter; code points are the nearest thing they have.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  segmenter ??= new Intl.Segmenter('my', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many characters a person sees, after trimming: "ကို" is one, a family emoji is one, a zero-width space none. */
export function visibleLength(text: string): number {
  return graphemes(text.replace(invisible, '').trim()).filter((one) => !onlyControls.test(one)).length;
}

/** True when nothing can be seen in a text: empty, spaces or zero-width characters alone. */
export function isBlank(text: string): boolean {
  return visibleLength(text) === 0;
}
