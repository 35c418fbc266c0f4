import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Rating } from '@/components/ui/rating';

const render = (rating: number, count?: number) => renderToStaticMarkup(<Rating rating={rating} count={count} />);

/** Counts the stars with this fill; the clipped star has no stroke. */
const countStars = (html: string, fill: string) =>
  html.match(new RegExp(`<path d="([^"]*)" fill="${fill}" stroke`))?.[1]?.match(/z/g)?.length ?? 0;

/** The width of the clipped row, in stars. */
const clipWidth = (html: string) => {
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
])('%s of 5 has %s whole stars, %s outlines, and a star clipped at %s', (rating, whole, outlines, clipped) => {
  const html = render(rating);
  expect(countStars(html, 'currentColor')).toBe(whole);
  expect(countStars(html, 'none')).toBe(outlines);
  expect(clipWidth(html)).toBe(clipped);
  expect(html).toContain(`aria-label="${rating} out of 5"`);
  expect(html).toContain(rating.toFixed(1));
});

test('the clipped star covers the first outline', () => {
  const [outline, filled] = ['none" stroke', 'currentColor"/>'].map(
    (end) => render(3.3).match(new RegExp(`d="(M[\\d.]+ [\\d.]+)[^"]*" fill="${end}`))?.[1],
  );
  expect(filled).toBe('M70 1.6');
  expect(outline).toBe(filled);
});

test.each([
  [7, 5],
  [-1, 0],
])('a rating of %s is shown as %s', (rating, shown) => {
  expect(render(rating)).toBe(render(shown));
});

test('the number of ratings is shown, also if it is 0', () => {
  expect(render(4.5, 12)).toContain('(12)');
  expect(render(4.5, 0)).toContain('(0)');
  expect(render(4.5)).not.toContain('(');
});
