import type { FlattenedField } from 'payload';
import { getLocale } from '#text';
import { hasText } from '@/lib/cms/localised';
import { defaultLocale, type Locale, locales } from '@/lib/format/locale';

type Values = Record<string, unknown>;

/** The languages of the texts that are not in the one of the request, by field. */
export type Languages = Record<string, Locale>;

/** A record as the CMS reads it with `locale: 'all'`, and in one language. */
export const allLocales = { locale: 'all', fallbackLocale: false } as const;

/** One of the texts of a field: in the wanted language if there is one, else in English. */
export function chooseText(texts: unknown, wanted: Locale): { text: unknown; language: Locale } {
  if (typeof texts !== 'object' || texts === null) return { text: texts, language: wanted };
  const language = [wanted, defaultLocale, ...locales].find((locale) => hasText((texts as Values)[locale]));
  return { text: (texts as Values)[language ?? defaultLocale], language: language ?? wanted };
}

function resolve(fields: FlattenedField[], values: Values, wanted: Locale, path: string, found: Languages): Values {
  const resolved = { ...values };
  for (const field of fields) {
    const value = values[field.name];
    const fieldPath = path + field.name;
    if ('localized' in field && field.localized) {
      const { text, language } = chooseText(value, wanted);
      resolved[field.name] = text;
      if (language !== wanted) found[fieldPath] = language;
    } else if (field.type === 'array' && Array.isArray(value)) {
      resolved[field.name] = value.map((row: Values, index) =>
        resolve(field.flattenedFields, row, wanted, `${fieldPath}.${index}.`, found),
      );
    } else if ((field.type === 'group' || field.type === 'tab') && value) {
      resolved[field.name] = resolve(field.flattenedFields, value as Values, wanted, `${fieldPath}.`, found);
    }
  }
  return resolved;
}

/** In the language of the request, or in English where a text has no translation; `textLanguages` tells which those are. */
export function inRequestLanguage<Document extends object>(
  { flattenedFields }: { flattenedFields: FlattenedField[] },
  document: Document,
): Localised<Document> {
  const textLanguages: Languages = {};
  const resolved = resolve(flattenedFields, document as Values, getLocale(), '', textLanguages);
  return { ...(resolved as Document), textLanguages };
}

export type Localised<Document> = Document & { textLanguages: Languages };

/** Of whole fields, for the response. Undefined if all are in English, as was asked for. */
export function languagesOf({ textLanguages }: { textLanguages: Languages }): Languages | undefined {
  const found = Object.entries(textLanguages).filter(([field]) => !field.includes('.'));
  return found.length > 0 || getLocale() !== defaultLocale ? Object.fromEntries(found) : undefined;
}

/** What `translationsOf` reads. SQLite stores booleans as numbers. */
export const translationFlags = ['lacksBurmese', 'lacksFrench'] as const;

type Translated = { [Name in (typeof translationFlags)[number]]?: unknown };

/** The languages besides English that a record has all its texts in. Undefined if there is none. */
export function translationsOf({ lacksBurmese, lacksFrench }: Translated): Locale[] | undefined {
  const found: Locale[] = [];
  if (lacksBurmese === false || lacksBurmese === 0) found.push('my');
  if (lacksFrench === false || lacksFrench === 0) found.push('fr');
  return found.length > 0 ? found : undefined;
}
