import 'server-only';
import { getLocale, getText } from '#text';
import type { CefrLevel } from '@/lib/contract/cefr-levels';
import { defaultLocale } from '@/lib/format/locale';

const commonLevel = /^(?:Beginner|Elementary|(?:Upper )?Intermediate|Advanced|Mastery) \(([ABC][12])\)$/i;

/** The level of a course or book, such as `Beginner (A1)`, whose common names are English in the API. */
export function levelLabel(level: string): string {
  const code = commonLevel.exec(level)?.[1] as CefrLevel | undefined;
  if (!code || getLocale() === defaultLocale) return level;
  return `${getText('levelTest').levelNames[code]} (${code})`;
}

const languages: Partial<Record<string, string>> = { french: 'fr', burmese: 'my', english: 'en' };

/** The languages that a course is taught in, such as `French and Burmese`, which are English in the API. Another text stays as it is. */
export function taughtIn(text: string): string {
  const locale = getLocale();
  const codes = text.split(/,?\s+(?:and|or|with)\s+|,\s*(?:with\s+)?/i).map((name) => languages[name.toLowerCase()]);
  if (locale === defaultLocale || codes.includes(undefined)) return text;
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const type = /\sor\s/i.test(text) ? 'disjunction' : 'conjunction';
  const list = new Intl.ListFormat(locale, { type })
    .format(codes.map((code) => names.of(code ?? '') ?? ''))
    // The data of Burmese separates three names by a hyphen.
    .replace(' - ', '၊ ');
  return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
}
