import { describe, expect, test } from 'vitest';
import { localHref, pathIn, preferredLocale, splitLocale } from '@/lib/format/locale';

test.each([
  ['/', 'en', '/'],
  ['/my', 'my', '/'],
  ['/my/', 'my', '/'],
  ['/fr/adult/French%202.10', 'fr', '/adult/French%202.10'],
  ['/myanmar', 'en', '/myanmar'],
  ['/de/about', 'en', '/de/about'],
  ['/en/about', 'en', '/en/about'],
  ['/my/fr/about', 'my', '/fr/about'],
])('the path %s is in %s the page %s', (path, locale, page) => {
  expect(splitLocale(path)).toEqual({ locale, path: page });
});

test.each([
  ['my', '/', '/my'],
  ['my', '/?page=2', '/my?page=2'],
  ['my', '/about#faq', '/my/about#faq'],
  ['fr', '/my/about', '/fr/about'],
  ['en', '/my/blog?page=2', '/blog?page=2'],
  ['en', '/my', '/'],
] as const)('in %s the page %s is at %s', (locale, path, expected) => {
  expect(pathIn(locale, path)).toBe(expected);
});

describe('on a Burmese page', () => {
  test.each(['/adult', '/login?next=/profile', '/checkout?book=1'])('a link to %s stays Burmese', (href) => {
    expect(localHref('my', href)).toBe(`/my${href}`);
  });

  test.each([
    ...['#courses', '', 'https://example.com/adult', '//evil.example', 'mailto:su@example.com', '?page=2'],
    ...['/media/a.webp', '/api/banner', '/admin', '/feed.xml', '/illustrations/boat.svg', '/fr/about', '/my/about'],
  ])('a link to %s stays as it is', (href) => {
    expect(localHref('my', href)).toBe(href);
  });
});

test.each([
  [undefined, 'en'],
  ['my-MM,en;q=0.8', 'my'],
  ['de, fr;q=0.5, en;q=0.4', 'fr'],
  ['fr;q=0, my;q=0.1', 'my'],
  ['en-US,my', 'en'],
  ['*', 'en'],
  ['nonsense;;q=x', 'en'],
])('a caller who accepts %s gets %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
