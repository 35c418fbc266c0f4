const shape = /\b[A-Z]{1,3}-[2-9A-Z]{4}-[2-9A-Z]{2}\b/;

/** The reference code in a sentence, such as EP-7K3M-Q2; undefined when there is none. */
export function referenceIn(text: unknown): string | undefined {
  return typeof text === 'string' ? shape.exec(text)?.[0] : undefined;
}
