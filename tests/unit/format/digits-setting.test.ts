import { afterEach, expect, test } from 'vitest';
import { getText, withLocale } from '#text';
import { dayMonthYear } from '@/lib/format/dates';
import { formatNumber, setBurmeseDigits } from '@/lib/format/numbers';
import { formatMmkIn } from '@/lib/format/price';
import { fill, plural } from '@/lib/text/fill';

afterEach(() => setBurmeseDigits(false));

const shown = () =>
  withLocale('my', () => [
    formatNumber('my', 1200),
    formatMmkIn('my', 150_000),
    dayMonthYear('2026-11-21T03:00:00.000Z', 'my'),
    plural(getText('classes').seatsLeft, 3),
    fill(getText('ui').pageOf, { page: 2, total: 10 }),
    fill('{reference}', { reference: 'EP-7K3M-Q2' }),
  ]);

test('prices, dates and counts on Burmese pages have the digits of the setting; references stay as they are', () => {
  expect(shown().join(' ')).not.toMatch(/[\u1040-\u1049]/);
  setBurmeseDigits(true);
  const [number, price, date, seats, page, reference] = shown();
  expect(number).toBe('၁,၂၀၀');
  expect(price).toBe('၁၅၀,၀၀၀ ကျပ်');
  expect(date).toMatch(/၂၀၂၆.*၂၁|၂၁.*၂၀၂၆/);
  expect(seats).toContain('၃');
  expect(page).toBe('စာမျက်နှာ ၂ / ၁၀');
  expect(reference).toBe('EP-7K3M-Q2');
});

test('the other languages keep their digits', () => {
  setBurmeseDigits(true);
  expect(formatMmkIn('en', 150_000)).toBe('150,000 MMK');
  expect(formatNumber('fr', 12)).toBe('12');
  withLocale('fr', () => expect(fill('{page}', { page: 2 })).toBe('2'));
});
