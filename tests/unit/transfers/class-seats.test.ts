import fc from 'fast-check';
import { expect, test } from 'vitest';
import { freeSeats } from '@/lib/transfers/class-seats';

test('the free seats are those that nobody holds', () => {
  expect(freeSeats(4, [2, 4])).toEqual([1, 3]);
  expect(freeSeats(2, [1, 2])).toEqual([]);
});

test('a class whose seats were lowered below the highest number is not overbooked', () => {
  expect(freeSeats(3, [1, 9, 10])).toEqual([]);
  expect(freeSeats(3, [9, 10])).toEqual([1]);
  expect(freeSeats(0, [])).toEqual([]);
  expect(freeSeats(-2, [1])).toEqual([]);
});

test('however many free seats are taken at once, never more than the class has are held', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 30 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 30 }),
      (seats, held) => {
        const total = held.length + freeSeats(seats, held).length;
        expect(total).toBeLessThanOrEqual(Math.max(seats, held.length));
        expect(total).toBeGreaterThanOrEqual(Math.min(seats, Math.max(seats, held.length)));
      },
    ),
  );
});
