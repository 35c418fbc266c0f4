import { expect, test } from 'vitest';
import supplyChain from '@/docs/supply-chain.json';
import manifest from '@/package.json';
import lockfile from '@/package-lock.json';
import renovate from '@/renovate.json';
import { findAffected, isInRange } from '@/scripts/advisory-range.mjs';
import { type Advisory, findForeignLicences, isLicenceAllowed, listInstalled } from '@/tests/support/supply-chain';

const installed = listInstalled(lockfile);
const advisories: Advisory[] = supplyChain.advisories;
const { allowed, packages: rules } = supplyChain.licences;

test('every package has a licence that we allow, or a reason of its own', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(findForeignLicences(installed, allowed, rules)).toEqual([]);
});

test('no installed package has a known advisory that is not accepted with a reason', () => {
  const affected: { advisory: Advisory; version: string }[] = findAffected(installed, advisories);
  const open = affected.filter(({ advisory }) => !advisory.accepted);
  expect(open.map(({ advisory, version }) => `${advisory.package} ${version}: ${advisory.id}`)).toEqual([]);
});

test('no rule outlives its package', () => {
  const needed = rules.filter(
    ({ package: name }) =>
      findForeignLicences(
        installed,
        allowed,
        rules.filter((rule) => rule.package !== name),
      ).length > 0,
  );
  expect(needed).toEqual(rules);
  const accepted = advisories.filter((advisory) => advisory.accepted);
  expect(accepted.filter((advisory) => findAffected(installed, [advisory]).length === 0)).toEqual([]);
});

test('an advisory is found by package and range', () => {
  const advisory = { id: 'GHSA-x', package: 'next', affected: '<16.4.0', reason: 'x' };
  const next = (version: string) => ({ name: 'next', version, licence: 'MIT' });
  expect(findAffected([next('16.3.9'), next('16.4.0')], [advisory])).toEqual([{ advisory, version: '16.3.9' }]);
  expect(findAffected([{ name: 'next-intl', version: '1.0.0', licence: 'MIT' }], [advisory])).toEqual([]);
});

test.each([
  ['1.2.3', '*', true],
  ['1.2.3', '<1.2.4', true],
  ['1.10.0', '<1.9.0', false],
  ['1.2.4', '>=1.0.0 <1.2.4', false],
  ['2.0.1', '>=1.0.0 <1.2.4 || >=2.0.0 <2.0.2', true],
  ['2.0.2-canary.1', '=2.0.2', true],
])('version %s in %s: %s', (version, range, isAffected) => {
  expect(isInRange(version, range)).toBe(isAffected);
});

test('a range that cannot be read is an error, not a pass', () => {
  expect(() => isInRange('1.0.0', '^1.0.0')).toThrow('cannot be read');
});

test.each([
  ['MIT', true],
  ['(GPL-3.0 OR MIT)', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0-only', false],
  [null, false],
])('the licence %s is allowed: %s', (licence, isAllowed) => {
  expect(isLicenceAllowed(licence, ['MIT'])).toBe(isAllowed);
});

test('every dependency is pinned, and packages of one family are updated together', () => {
  const dependencies = { ...manifest.dependencies, ...manifest.devDependencies };
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const names = Object.keys(dependencies);
  const groups = renovate.packageRules.filter((rule) => rule.groupName);
  const groupOf = (name: string) =>
    groups
      .filter(({ matchPackageNames = [] }) =>
        matchPackageNames.some((pattern) =>
          pattern.endsWith('/**') ? name.startsWith(pattern.slice(0, -2)) : name === pattern,
        ),
      )
      .map(({ groupName }) => groupName);
  const families: Record<string, RegExp> = {
    Payload: /^(payload|@payloadcms\/.*)$/,
    React: /^(@types\/)?react(-dom)?$/,
  };
  for (const [family, pattern] of Object.entries(families)) {
    const members = names.filter((name) => pattern.test(name));
    expect(members.length).toBeGreaterThan(2);
    for (const name of members) expect([name, groupOf(name)]).toEqual([name, [family]]);
  }
});
