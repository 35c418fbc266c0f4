/** An error that a caller can act on: a message for people, and a code for forms and API clients. */
export type Refusal = { code: string; message: string };

/** Takes a message from a dictionary; its key is the error code. */
export const refusal = <Key extends string>(texts: Record<Key, string>, code: Key): Refusal => ({
  code,
  message: texts[code],
});
