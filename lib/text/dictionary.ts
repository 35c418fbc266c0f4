import type { en } from './en/dictionary';

/** Every language has the keys of English, with any text. */
type Translated<Text> = Text extends string
  ? string
  : Text extends number
    ? number
    : Text extends { one: string; other: string }
      ? Plural
      : Text extends readonly unknown[]
        ? readonly Translated<Text[number]>[]
        : { readonly [Key in keyof Text]: Translated<Text[Key]> };

/** A text for each category of `Intl.PluralRules`. Burmese has only `other`. */
export type Plural = { readonly one?: string; readonly other: string };

export type Dictionary = Translated<typeof en>;
export type Noun = keyof Dictionary;
