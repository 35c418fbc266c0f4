import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from '@/components/ui/rating';

const drawn = (rating: number, count?: number) => renderToStaticMarkup(<Rating rating={rating} count={count} />);

/** Stars in a row of this fill, by their stroke: cut ones are drawn without. */
const inRow = (html: string, fill: string) =>
  html.match(new RegExp(`<path d="([^"]*)" fill="${fill}" stroke`))?.[1]?.match(/z/g)?.length ?? 0;

/** Where the star that is only partly filled is cut off, in stars from the left. */
const cutAt = (html: string) => {
  const width = /<svg width="([\d.]+)" height="20">/.exec(html)?.[1];
  return width === undefined ? undefined : Number(width) / 20;
};

test.each([
  [0, 0, 5, undefined],
  [3, 3, 2, undefined],
  [3.3, 3, 2, 3.3],
  [4.5, 4, 1, 4.5],
  [4.9, 4, 1, 4.9],
  [5, 5, 0, undefined],
])('%s of 5 are %s whole stars, %s outlines, and one filled as far as %s', (rating, whole, outlines, cut) => {
  const html = drawn(rating);
  expect(inRow(html, 'currentColor')).toBe(whole);
  expect(inRow(html, 'none')).toBe(outlines);
  expect(cutAt(html)).toBe(cut);
  expect(html).toContain(`aria-label="${rating} out of 5"`);
  expect(html).toContain(rating.toFixed(1));
});

test('the star that is cut stands where the first outline stands', () => {
  const [outline, filled] = ['none" stroke', 'currentColor"/>'].map(
    (end) => drawn(3.3).match(new RegExp(`d="(M[\\d.]+ [\\d.]+)[^"]*" fill="${end}`))?.[1],
  );
  expect(filled).toBe('M70 1.6');
  expect(outline).toBe(filled);
});

test.each([
  [7, 5],
  [-1, 0],
])('a rating of %s is drawn as %s', (rating, shown) => {
  expect(drawn(rating)).toBe(drawn(shown));
});

test('how many gave it stands behind, also when nobody did', () => {
  expect(drawn(4.5, 12)).toContain('(12)');
  expect(drawn(4.5, 0)).toContain('(0)');
  expect(drawn(4.5)).not.toContain('(');
});
