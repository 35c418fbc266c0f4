'use client';

import type { DeskLanguage } from './texts';
import { useWords } from './use-words';

const formats: Record<DeskLanguage, [locale: string, date: 'medium' | 'short']> = {
  en: ['en-GB', 'medium'],
  // Short names of months are unusual in Burmese.
  my: ['en-GB', 'short'],
  fr: ['fr-FR', 'medium'],
};

/** A moment in Myanmar time. Browsers and servers format it slightly differently. */
export function When({ at, withSeconds = false }: { at: string; withSeconds?: boolean }) {
  const { language } = useWords();
  const [locale, dateStyle] = formats[language];
  const timeStyle = withSeconds ? 'medium' : 'short';
  return (
    <time dateTime={at} suppressHydrationWarning>
      {new Date(at).toLocaleString(locale, { dateStyle, timeStyle, timeZone: 'Asia/Yangon' })}
    </time>
  );
}
