import { getText } from '#text';
import type { Dictionary, Noun } from './dictionary';

/** An error that a caller can act on: a message for people, and a code for forms and API clients. */
export type Refusal = { readonly code: string; readonly message: string };

type Code<Name extends Noun> = {
  [Key in keyof Dictionary[Name]]: Dictionary[Name][Key] extends string ? Key : never;
}[keyof Dictionary[Name]] &
  string;

/** A message of a dictionary, in the language of the request that reads it; its key is the error code. */
export const refusal = <Name extends Noun>(noun: Name, code: Code<Name>): Refusal => ({
  code,
  get message() {
    return String(getText(noun)[code]);
  },
});
