import type { Locale } from './locale';

/** "Tuesday, Friday", with the punctuation of the language. */
export const joinList = (parts: string[], locale: Locale): string => parts.join(locale === 'my' ? '၊ ' : ', ');

/** Never begins a line. */
export const factSeparator = '\u00a0· ';

/** "3 months · Ages 5 to 7", without the facts that are missing. */
export const joinFacts = (facts: (string | number | false | null | undefined)[]): string =>
  facts.filter(Boolean).join(factSeparator);
