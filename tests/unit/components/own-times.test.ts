import { expect, test } from 'vitest';
import { ownHours } from '@/components/classes/show-own-times';

const text = { ownTime: 'Your time: {hours}', dayBefore: '(the day before)', dayAfter: '(the day after)' };

test('a visitor elsewhere reads the hours of a class in their own time zone', () => {
  const [paris, bangkok] = [-330, 30];
  expect(ownHours('Tue + Thu 18:30–20:00', paris, text)).toBe('Your time: 13:00–14:30');
  expect(ownHours('Sat 09:00–10:30', bangkok, text)).toBe('Your time: 09:30–11:00');
});

test('across midnight they read that it is another day', () => {
  const [newYork, auckland] = [-690, 390];
  expect(ownHours('Sat 09:00–10:30', newYork, text)).toBe('Your time: 21:30–23:00 (the day before)');
  expect(ownHours('Tue 18:30–20:00', auckland, text)).toBe('Your time: 01:00–02:30 (the day after)');
});

test('dates on request have no hours', () => {
  expect(ownHours('Dates on request', -330, text)).toBeUndefined();
});
