const shape = /\b[A-Z]{1,3}-[2-9A-Z]{4}-[2-9A-Z]{2}\b/;
const typedShape = /^[A-Z]{1,3}[^A-Z0-9]*[2-9A-Z]{4}[^A-Z0-9]*[2-9A-Z]{2}[^A-Z0-9]*$/i;

export function findReference(text: unknown): string | undefined {
  return typeof text === 'string' ? shape.exec(text)?.[0] : undefined;
}

/** Whether it can be a reference, with other letter cases and separators as well: "ep 7k3m q2". */
export const isReference = (typed: string): boolean => typedShape.test(typed);
