const shape = /\b[A-Z]{1,3}-[2-9A-Z]{4}-[2-9A-Z]{2}\b/;

export function findReference(text: unknown): string | undefined {
  return typeof text === 'string' ? shape.exec(text)?.[0] : undefined;
}
