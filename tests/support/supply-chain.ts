export type Installed = { name: string; version: string; licence: string | null };
export type LicenceRule = { package: string; licence: string | null; reason: string };
export type Advisory = { id: string; package: string; affected: string; reason: string; accepted?: string };

type Lockfile = { packages: Record<string, { version?: string; license?: string }> };

export const listInstalled = ({ packages }: Lockfile): Installed[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = null }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      licence: license,
    }));

const matchesName = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** SPDX expressions without nested parentheses: one side of an OR is enough, every side of an AND is needed. */
export function isLicenceAllowed(expression: string | null, allowed: string[]): boolean {
  if (!expression) return false;
  const alternatives = expression.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((one) => one.split(' AND ').every((name) => allowed.includes(name)));
}

export const findForeignLicences = (installed: Installed[], allowed: string[], rules: LicenceRule[]): string[] =>
  installed
    .filter(({ name, licence }) => {
      const own = rules.filter((rule) => matchesName(rule.package, name)).map((rule) => rule.licence);
      if (licence === null) return !own.includes(null);
      return !isLicenceAllowed(licence, [...allowed, ...own.filter((one) => one !== null)]);
    })
    .map(({ name, licence }) => `${name}: ${licence}`);

const numbersOf = (version: string) =>
  version
    .replace(/[-+].*$/, '')
    .split('.')
    .map(Number);

function compare(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < 3; at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const comparisons: Record<string, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '=': (difference) => difference === 0,
};

/** Ranges as advisories have them: `*`, or comparisons joined by spaces and `||`. @throws Error for another range */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((part) =>
    part
      .trim()
      .split(/\s+/)
      .every((comparison) => {
        if (comparison === '*') return true;
        const [, sign = '', limit = ''] = comparison.match(/^(<=?|>=?|=)(\d+\.\d+\.\d+)$/) ?? [];
        const holds = comparisons[sign];
        if (!holds) throw new Error(`This range cannot be read: ${range}`);
        return holds(compare(version, limit));
      }),
  );
}

export const findAffected = (
  installed: Installed[],
  advisories: Advisory[],
): { advisory: Advisory; version: string }[] =>
  advisories.flatMap((advisory) =>
    installed
      .filter(({ name, version }) => name === advisory.package && isInRange(version, advisory.affected))
      .map(({ version }) => ({ advisory, version })),
  );
