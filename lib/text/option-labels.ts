import { getText } from '#text';

/** Choices whose values are English on the wire, with their labels. */
export function labelOptions(values: readonly string[]): { value: string; label: string }[] {
  const labels: Partial<Record<string, string>> = getText('options');
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}
