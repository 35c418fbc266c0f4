/** Why something is refused: a sentence for a person, and the code by which forms and API clients know it. */
export type Refusal = { code: string; message: string };

/** A refusal of a dictionary, whose key is its code. */
export const refusal = <Key extends string>(texts: Record<Key, string>, code: Key): Refusal => ({
  code,
  message: texts[code],
});
