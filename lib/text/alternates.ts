import { getLocale } from '#text';
import { defaultLocale, type Locale, pathIn } from '@/lib/format/locale';

/** The page itself is canonical if it exists in its language; otherwise the English one is. */
export function alternatesOf(path: string, languages: readonly Locale[]) {
  const locale = getLocale();
  const canonical = pathIn(languages.includes(locale) ? locale : defaultLocale, path);
  if (languages.length < 2) return { canonical };
  const paths = languages.map((language) => [language, pathIn(language, path)]);
  return { canonical, languages: { ...Object.fromEntries(paths), 'x-default': path } as Record<string, string> };
}
