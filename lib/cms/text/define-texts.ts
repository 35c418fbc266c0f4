import { toAdminLanguage } from '@/lib/cms/language';

/** Returns a function that selects the texts of a language; English for a language that the admin does not have. */
export function defineTexts<Texts>(texts: { en: Texts; my: NoInfer<Texts>; fr: NoInfer<Texts> }) {
  return (language: string | undefined): Texts => texts[toAdminLanguage(language)];
}
