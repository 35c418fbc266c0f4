import CountUp from 'react-countup';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { digitsOf } from '@/components/ui/counter';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, setBurmeseDigits } from '@/lib/format/numbers';

afterEach(() => setBurmeseDigits(false));

const countTo = (value: number, formatted: string) =>
  renderToStaticMarkup(<CountUp start={value} end={value} {...digitsOf(formatted)} />).replace(/<[^>]*>/g, '');

test.each<Locale>(['en', 'my', 'fr'])('a counter ends at the text of the server, in %s', (locale) => {
  for (const areBurmese of [false, true]) {
    setBurmeseDigits(areBurmese);
    for (const value of [8, 950, 1200, 1234567]) {
      const formatted = formatNumber(locale, value);
      expect(countTo(value, formatted)).toBe(formatted);
    }
  }
});
