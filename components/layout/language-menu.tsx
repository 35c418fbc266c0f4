import { getLocale, getText } from '#text';
import { Icon } from '@/components/ui/icon';
import { languageNames, locales, pathIn } from '@/lib/format/locale';

type Props = { /** Without the prefix of a language. */ path: string; search?: string };

/** The same page in the other languages. Works without scripts. */
export function LanguageMenu({ path, search = '' }: Props) {
  const current = getLocale();
  return (
    <details className="language-menu">
      <summary className="button button-plain">
        <Icon name="languages" label={getText('layout').languages} />
      </summary>
      <ul>
        {locales.map((locale) => (
          <li key={locale}>
            <a
              href={`${pathIn(locale, path)}${search}`}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
            >
              {languageNames[locale]}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
