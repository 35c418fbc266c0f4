export type Translated = { en: string; my: string; fr: string };
export type AdminLanguage = keyof Translated;

/** English for a language that the admin does not have. */
export const toAdminLanguage = (language: string | undefined): AdminLanguage =>
  language === 'my' || language === 'fr' ? language : 'en';

export const translate = (req: { i18n?: { language?: string } }, text: Translated): string =>
  text[toAdminLanguage(req.i18n?.language)];
