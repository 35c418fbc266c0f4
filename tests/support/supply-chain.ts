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
