/** 1 by default, undefined if invalid. */
export function parsePageNumber(value: string | string[] | undefined): number | undefined {
  if (value === undefined) return 1;
  return typeof value === 'string' && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
