/** A text of the admin in its three languages. */
export type Translated = { en: string; my: string; fr: string };
type Language = keyof Translated;

/** The language of the admin behind a request; English where it is another. */
export function languageOf(req: { i18n?: { language?: string } }): Language {
  const language = req.i18n?.language;
  return language === 'my' || language === 'fr' ? language : 'en';
}

export const translate = (req: { i18n?: { language?: string } }, text: Translated): string => text[languageOf(req)];
