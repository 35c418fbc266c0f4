import type { en } from './en/dictionary';

/** The same keys in every language; the English texts themselves are no types. */
type Translated<Text> = Text extends string
  ? string
  : Text extends number
    ? number
    : Text extends { one: string; other: string }
      ? Plural
      : Text extends readonly unknown[]
        ? readonly Translated<Text[number]>[]
        : { readonly [Key in keyof Text]: Translated<Text[Key]> };

/** By the categories of `Intl.PluralRules`. Burmese has `other` alone. */
export type Plural = { readonly one?: string; readonly other: string };

export type Dictionary = Translated<typeof en>;
export type Noun = keyof Dictionary;
