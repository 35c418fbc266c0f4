import { expect, test } from 'vitest';
import { filtersHref, readFilters } from '@/lib/cms/visits/visit-filters';
import { formatDay, formatPage, formatVital } from '@/lib/cms/visits/visit-formats';

test('filters are read from the URL and written to it; what is unknown is ignored', () => {
  const filters = readFilters({ days: '28', by: 'day', device: 'phone', line: 'slow', page: '/adult/*' });
  expect(filtersHref(filters)).toBe('/admin/visits?days=28&by=day&device=phone&line=slow&page=%2Fadult%2F*');
  const defaults = { days: '7', by: 'page', device: undefined, line: undefined, page: undefined };
  expect(readFilters({ days: '3650', device: ['phone', 'tablet'], page: '/x', line: "' OR 1=1" })).toEqual(defaults);
  expect(filtersHref(readFilters())).toBe('/admin/visits?days=7&by=page');
});

test('staff read seconds, milliseconds and a number, in their language', () => {
  expect(formatVital('lcp', 2500, 'en')).toBe('2.5 s');
  expect(formatVital('lcp', 2500, 'fr')).toBe('2,5 s');
  expect(formatVital('inp', 187.5, 'my')).toBe('188 ms');
  expect(formatVital('cls', 100, 'en')).toBe('0.10');
  expect(formatVital('inp', 2000, 'en')).toBe('≥ 2,000 ms');
  expect(formatPage('/adult/*')).toBe('/adult/…');
  expect(formatDay('2026-12-01', 'en')).toBe('1 Dec');
});
