import type { CheckboxField, Field, FieldHook } from 'payload';
import { nobodyField } from '@/lib/cms/access/roles';
import { defaultLocale, type Locale, locales } from '@/lib/format/locale';
import type { Translated } from './language';
import { hasText } from './localised';

type Values = Record<string, unknown>;
type Stored = Values | undefined;
type Language = Exclude<Locale, typeof defaultLocale>;

/** `saved` has the texts of the language that is being saved, `stored` those of all languages. */
function lacks(fields: Field[], language: Language, savedIn: Locale, saved: Values, stored: Stored): boolean {
  return fields.some((field): boolean => {
    if (field.type === 'row' || field.type === 'collapsible')
      return lacks(field.fields, language, savedIn, saved, stored);
    if (!('name' in field)) return false;
    if (field.type === 'array') {
      const before = (stored?.[field.name] ?? []) as Values[];
      return ((saved[field.name] ?? []) as Values[]).some((row) =>
        lacks(
          field.fields,
          language,
          savedIn,
          row,
          before.find(({ id }) => id === row.id),
        ),
      );
    }
    if (!('localized' in field && field.localized)) return false;
    const textIn = (locale: Locale) =>
      locale === savedIn ? saved[field.name] : (stored?.[field.name] as Values | undefined)?.[locale];
    return hasText(textIn(defaultLocale)) && !hasText(textIn(language));
  });
}

const labels: Record<Language, Translated> = {
  my: { en: 'Burmese incomplete', my: 'မြန်မာဘာသာ မပြည့်စုံသေး', fr: 'Birman incomplet' },
  fr: { en: 'French incomplete', my: 'ပြင်သစ်ဘာသာ မပြည့်စုံသေး', fr: 'Français incomplet' },
};

const names: Record<Language, string> = { my: 'lacksBurmese', fr: 'lacksFrench' };

const hasTranslations = (fields: Field[]): boolean =>
  fields.some(
    (field) => ('localized' in field && field.localized) || ('fields' in field && hasTranslations(field.fields)),
  );

/** Tells per language whether a text that English has is missing: a column and a filter of the list. */
export function missingTranslationFields(fields: Field[]): CheckboxField[] {
  if (!hasTranslations(fields)) return [];
  const languages = locales.filter((locale): locale is Language => locale !== defaultLocale);
  return languages.map((language) => {
    const compute: FieldHook = ({ req, siblingData, siblingDocWithLocales }) =>
      lacks(fields, language, (req.locale as Locale | undefined) ?? defaultLocale, siblingData, siblingDocWithLocales);
    return {
      name: names[language],
      type: 'checkbox',
      label: labels[language],
      defaultValue: true,
      access: { create: nobodyField, update: nobodyField },
      hooks: { beforeChange: [compute] },
      admin: {
        position: 'sidebar',
        readOnly: true,
        disableBulkEdit: true,
        components: { Cell: '/lib/cms/ui/missing-translation-cell#MissingTranslationCell' },
      },
    };
  });
}
