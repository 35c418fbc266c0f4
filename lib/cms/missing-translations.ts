import type { CheckboxField, Field, FieldHook } from 'payload';
import { nobodyField } from '@/lib/cms/access/roles';
import { defaultLocale, type Locale, locales } from '@/lib/format/locale';
import type { Translated } from './language';
import { hasText } from './localised';

type Values = Record<string, unknown>;
type Stored = Values | undefined;
type Language = Exclude<Locale, typeof defaultLocale>;

/** A text in one language. */
type TextIn = (locale: Locale) => unknown;

/** `saved` has the texts of the language that is being saved, if any, `stored` those of all languages. */
type Texts = { savedIn?: Locale; saved: Values; stored: Stored };

function someText(fields: Field[], { savedIn, saved, stored }: Texts, matches: (textIn: TextIn) => boolean): boolean {
  return fields.some((field): boolean => {
    if (field.type === 'row' || field.type === 'collapsible')
      return someText(field.fields, { savedIn, saved, stored }, matches);
    if (field.type === 'tabs')
      return field.tabs.some((tab) => someText(tab.fields, { savedIn, saved, stored }, matches));
    if (!('name' in field)) return false;
    if (field.type === 'group') {
      const [group, before] = [saved[field.name], stored?.[field.name]] as (Values | undefined)[];
      return someText(field.fields, { savedIn, saved: group ?? {}, stored: before }, matches);
    }
    if (field.type === 'array') {
      const before = (stored?.[field.name] ?? []) as Values[];
      return ((saved[field.name] ?? []) as Values[]).some((row) =>
        someText(field.fields, { savedIn, saved: row, stored: before.find(({ id }) => id === row.id) }, matches),
      );
    }
    if (!('localized' in field && field.localized)) return false;
    return matches((locale) =>
      locale === savedIn ? saved[field.name] : (stored?.[field.name] as Values | undefined)?.[locale],
    );
  });
}

const lacks = (fields: Field[], language: Language, texts: Texts): boolean =>
  someText(fields, texts, (textIn) => hasText(textIn(defaultLocale)) && !hasText(textIn(language)));

const languages = locales.filter((locale): locale is Language => locale !== defaultLocale);

/** The languages besides English that a document, read in all languages, has all its texts in. Undefined if there is none. */
export function completeTranslations(fields: Field[], document: object): Language[] | undefined {
  const texts = { saved: document as Values, stored: document as Values };
  const found = languages.filter(
    (language) => someText(fields, texts, (textIn) => hasText(textIn(language))) && !lacks(fields, language, texts),
  );
  return found.length > 0 ? found : undefined;
}

const labels: Record<Language, Translated> = {
  my: { en: 'Burmese incomplete', my: 'မြန်မာဘာသာ မပြည့်စုံသေး', fr: 'Birman incomplet' },
  fr: { en: 'French incomplete', my: 'ပြင်သစ်ဘာသာ မပြည့်စုံသေး', fr: 'Français incomplet' },
};

const names: Record<Language, string> = { my: 'lacksBurmese', fr: 'lacksFrench' };

/** What the fields of `missingTranslationFields` are for a document with its texts in all languages. */
export function missingTranslations(fields: Field[], document: object): Values {
  const saved = document as Values;
  const isMissing = (language: Language) => !saved.onlyIn && lacks(fields, language, { saved, stored: saved });
  return Object.fromEntries(languages.map((language) => [names[language], isMissing(language)]));
}

const hasTranslations = (fields: Field[]): boolean =>
  fields.some(
    (field) => ('localized' in field && field.localized) || ('fields' in field && hasTranslations(field.fields)),
  );

/** Tells per language whether a text that English has is missing: a column and a filter of the list. */
export function missingTranslationFields(fields: Field[]): CheckboxField[] {
  if (!hasTranslations(fields)) return [];
  return languages.map((language) => {
    const compute: FieldHook = ({ req, data, siblingData: saved, siblingDocWithLocales: stored }) =>
      !data?.onlyIn &&
      lacks(fields, language, { savedIn: (req.locale as Locale | undefined) ?? defaultLocale, saved, stored });
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
