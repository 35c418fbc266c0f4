import { getLocale } from '#text';
import type { Class } from '@/lib/cms/payload-types';
import type { Locale } from '@/lib/format/locale';

type Labels = Partial<Record<Locale, string | null>>;

/** A class with its label in every language, for mails in that of their reader. */
export type LabelledClass = Class & { labels?: Labels };

/** How classes are read whose labels are needed in every language. */
export const allLabels = { locale: 'all', fallbackLocale: false } as const;

/** Of a class that was read with `allLabels`. */
export function withLabels(stored: Class): LabelledClass {
  const labels = (stored.label ?? {}) as Labels;
  return { ...stored, label: labels.en, labels };
}

/** In English where there is no translation; of a class that was read in one language, as it was read. */
export const labelOf = ({ label, labels }: Pick<LabelledClass, 'label' | 'labels'>, locale = getLocale()): string =>
  labels?.[locale] || label || '';
