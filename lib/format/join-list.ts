import type { Locale } from './locale';

/** "Tuesday, Friday", with the punctuation of the language. */
export const joinList = (parts: string[], locale: Locale): string => parts.join(locale === 'my' ? '၊ ' : ', ');
