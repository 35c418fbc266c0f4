import { getText } from '#text';

/** Adds labels in the language of the page to choices whose values are English in the API. */
export function labelOptions(values: readonly string[]): { value: string; label: string }[] {
  const labels: Partial<Record<string, string>> = getText('options');
  return values.map((value) => ({ value, label: labels[value] ?? value }));
}
