import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultLocale, type Locale } from '@/lib/format/locale';
import { hasBurmeseDigits } from '@/lib/format/numbers';
import { processWide } from '@/lib/process-wide';
import { withBurmeseDigits } from './burmese-digits';
import type { Dictionary, Noun } from './dictionary';
import { en } from './en/dictionary';
import { fr } from './fr/dictionary';
import { my } from './my/dictionary';

const dictionaries: Record<Exclude<Locale, 'my'>, Dictionary> = { en, fr };

type State = { requests: AsyncLocalStorage<Locale>; readFramework?: () => Locale | undefined };

const state = processWide<State>('locale', () => ({ requests: new AsyncLocalStorage() }));

/** Runs `handle` with all texts in this language. */
export const withLocale = <Result>(locale: Locale, handle: () => Result): Result => state.requests.run(locale, handle);

/** For requests that Next receives before the pipeline exists. */
export function setLocaleFallback(read: () => Locale | undefined): void {
  state.readFramework = read;
}

/** The language of the request. */
export const getLocale = (): Locale => state.requests.getStore() ?? state.readFramework?.() ?? defaultLocale;

const burmese: Partial<Dictionary> = {};

/** With the digits that the school has chosen. */
function getBurmeseText<Name extends Noun>(noun: Name): Dictionary[Name] {
  if (!hasBurmeseDigits()) return my[noun];
  burmese[noun] ??= withBurmeseDigits(my[noun]);
  return burmese[noun] as Dictionary[Name];
}

/** The texts of a noun in the language of the request. In the browser the page brings them (`browser-text.ts`). */
export const getText = <Name extends Noun>(noun: Name): Dictionary[Name] => {
  const locale = getLocale();
  return locale === 'my' ? getBurmeseText(noun) : dictionaries[locale][noun];
};

/** Does nothing here: only browsers store texts, for islands. */
export function storeTexts(_texts: Partial<Dictionary>): void {}
