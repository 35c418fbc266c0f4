export type Encoding = 'br' | 'gzip' | undefined;

const refused = /;\s*q=0(\.0+)?$/;

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const names = String(accepted ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding));
}
