const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;
const onlyControls = /^[\p{Cf}\p{Cc}]+$/u;

let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): Iterable<{ segment: string }> {
  // Browsers before 2021 may lack the segmenter.
  if (typeof Intl.Segmenter !== 'function') return Array.from(text, (segment) => ({ segment }));
  segmenter ??= new Intl.Segmenter('my', { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Graphemes after trimming, up to `limit`: "ကို" is one, a zero-width space none. About 1 ms per 1,000 characters. */
export function visibleLength(text: string, limit = Number.POSITIVE_INFINITY): number {
  let length = 0;
  for (const { segment } of graphemes(text.replace(invisible, '').trim())) {
    if (length >= limit) break;
    if (!onlyControls.test(segment)) length += 1;
  }
  return length;
}

const visible = /[^\s\p{Cf}\p{Cc}]/u;

/** Zero-width characters count as blank. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}
