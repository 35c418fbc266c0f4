import { getLocale, getText } from '#text';
import { type Locale, languageNames } from '@/lib/format/locale';

/** The captions that come with the school's film. Files that staff have set have no translations. */
const translations: Record<string, Partial<Record<Locale, string>>> = {
  '/videos/trailer.vtt': { my: '/videos/trailer.my.vtt', fr: '/videos/trailer.fr.vtt' },
};

export function Captions({ src, isDefault }: { src: string; isDefault?: boolean }) {
  const locale = getLocale();
  const translated = translations[src]?.[locale];
  return (
    <track
      kind="captions"
      src={translated ?? src}
      srcLang={translated ? locale : 'en'}
      label={translated ? languageNames[locale] : getText('ui').captions}
      default={isDefault}
    />
  );
}
