import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { locales } from '@/lib/format/locale';
import { isPage } from '@/lib/http/page-paths';
import { openGraphLocale, shareImage } from '@/lib/text/open-graph';

test.each(locales)('a shared page in %s has a picture in its language', async (locale) => {
  const { url, width, height } = withLocale(locale, shareImage);
  expect(isPage(url)).toBe(false);
  const picture = await sharp(`public${url}`).metadata();
  expect([picture.format, picture.width, picture.height]).toEqual(['png', width, height]);
  expect(withLocale(locale, openGraphLocale).slice(0, 2)).toBe(locale);
});

test('each language has its own picture', () => {
  expect(new Set(locales.map((locale) => withLocale(locale, shareImage).url)).size).toBe(locales.length);
});
