/** How an answer's body is packed; undefined: not at all. */
export type Encoding = 'br' | 'gzip' | undefined;

const refused = /;\s*q=0(\.0+)?$/;

/** The best encoding that a request's `Accept-Encoding` names: Brotli, which browsers take over TLS and on their own machine, or gzip. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
