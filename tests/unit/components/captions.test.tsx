import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withLocale } from '#text';
import { Captions } from '@/components/ui/captions';
import { locales } from '@/lib/format/locale';

const trackIn = (locale: (typeof locales)[number], src: string) =>
  withLocale(locale, () => renderToStaticMarkup(<Captions src={src} />));

test('the captions of the school’s film are in the language of the page', () => {
  expect(trackIn('my', '/videos/trailer.vtt')).toContain('src="/videos/trailer.my.vtt" srcLang="my" label="မြန်မာ"');
  expect(trackIn('en', '/videos/trailer.vtt')).toContain('src="/videos/trailer.vtt" srcLang="en" label="English"');
  for (const locale of locales) {
    const [, src] = /src="([^"]+)"/.exec(trackIn(locale, '/videos/trailer.vtt')) ?? [];
    expect(existsSync(`public${src}`)).toBe(true);
  }
});

test('captions that staff have set are shown as they are', () => {
  expect(trackIn('my', '/videos/own.vtt')).toContain('src="/videos/own.vtt" srcLang="en" label="အင်္ဂလိပ်"');
});
