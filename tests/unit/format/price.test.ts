import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyDiscount, discountedPrice, displayPrice, formatMmk, parseOff, parsePrice } from '@/lib/format/price';

describe('a visitor sees what a course costs', () => {
  test.each([
    ['150,000 MMK', 150_000],
    ['150000', 150_000],
    ['၁၅၀,၀၀၀ MMK', 150_000],
    ['$68.00', 68],
    ['on request', undefined],
    [undefined, undefined],
  ])('%s reads as %s', (text, amount) => {
    expect(parsePrice(text)).toBe(amount);
  });

  test.each([
    ['10%', 10],
    ['10', 10],
    [' 12.5 % ', 12.5],
    ['100%', 100],
    ['0%', undefined],
    ['101%', undefined],
    ['-5%', undefined],
    ['a lot', undefined],
    [undefined, undefined],
  ])('%s off reads as %s', (text, off) => {
    expect(parseOff(text)).toBe(off);
  });

  test.each([
    [150_000, 10, 135_000],
    [99, 50, 50],
    [101, 50, 51],
    [10, 15, 9],
    [10, 100, 0],
    [1, 33.33, 1],
    [45_500, 15, 38_675],
  ])('%i MMK less %f%% is %i, half rounding up', (price, off, rest) => {
    expect(applyDiscount(price, off)).toBe(rest);
  });

  test('a discount shows the new price, the old one and the percentage', () => {
    expect(discountedPrice({ price: '150000 MMK', off: '10%' })).toEqual({
      now: '135,000 MMK',
      before: '150,000 MMK',
      off: 10,
    });
    expect(discountedPrice({ price: '150,000 MMK', off: '0%' })).toBeUndefined();
    expect(discountedPrice({ price: 'ask', off: '10%' })).toBeUndefined();
    expect(discountedPrice({})).toBeUndefined();
  });

  test('a price that is not in MMK is not turned into MMK', () => {
    expect(discountedPrice({ price: '$68.00', off: '10%' })).toBeUndefined();
    expect(discountedPrice({ price: '1,000', off: '10%' })?.now).toBe('900 MMK');
  });

  test.each([
    ['150000 MMK', '150,000 MMK'],
    ['150,000 mmk', '150,000 MMK'],
    ['150000', '150,000 MMK'],
    ['၁၅၀၀၀၀ MMK', '150,000 MMK'],
    ['$68.00', '$68.00'],
    ['from 90000 MMK', 'from 90000 MMK'],
    ['On request', 'On request'],
  ])('%s is shown as %s', (text, shown) => {
    expect(displayPrice(text)).toBe(shown);
  });

  test('a formatted price parses to the same number', () => {
    assert(
      property(integer({ min: 0, max: 1e9 }), (amount) => {
        expect(parsePrice(formatMmk(amount))).toBe(amount);
      }),
    );
  });

  test('a discount never raises a price, and is exact to half a kyat', () => {
    assert(
      property(integer({ min: 0, max: 1e8 }), integer({ min: 1, max: 100 }), (price, off) => {
        const rest = applyDiscount(price, off);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThanOrEqual(price);
        expect(Math.abs(rest - (price - (price * off) / 100))).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
