import { isLocale, type Locale } from '@/lib/format/locale';
import type { Dictionary, Noun } from './dictionary';

const stored: Partial<Dictionary> = {};

export const getLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : 'en';
};

/** @throws if no `IslandText` of the page brings this noun */
export function getText<Name extends Noun>(noun: Name): Dictionary[Name] {
  const text = stored[noun];
  if (!text) throw new Error(`The page brings no texts of "${noun}".`);
  return text as Dictionary[Name];
}

export const storeTexts = (texts: Partial<Dictionary>): void => void Object.assign(stored, texts);
