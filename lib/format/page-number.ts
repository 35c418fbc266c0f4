/** The page that `?page=` asks for: 1 when it is absent, undefined when it is no whole number from 1. */
export function pageNumber(asked: string | string[] | undefined): number | undefined {
  if (asked === undefined) return 1;
  return typeof asked === 'string' && /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : undefined;
}
