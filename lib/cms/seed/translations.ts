import { fr } from '@/lib/cms/seed/translations/fr';
import { my } from '@/lib/cms/seed/translations/my';
import type { SeedTranslation } from '@/lib/cms/seed/translations/types';

export type Language = 'my' | 'fr';

/** What `textsIn` finds in each language besides English. */
export const inLanguages = <Texts>(
  textsIn: (translation: SeedTranslation, language: Language) => Texts,
): Record<Language, Texts> => ({ my: textsIn(my, 'my'), fr: textsIn(fr, 'fr') });
