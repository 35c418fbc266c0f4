import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isComplete } from '@/scripts/dependencies.mjs';
import { project } from '@/scripts/project.mjs';

test('npm runs no install scripts of packages in this project', () => {
  const setting = execFileSync('npm', ['config', 'get', 'ignore-scripts'], { cwd: project, encoding: 'utf8' });
  expect(setting.trim()).toBe('true');
  expect(readFileSync(join(project, 'scripts', 'dependencies.mjs'), 'utf8')).toContain("'--ignore-scripts'");
});

const next = { version: '16.4.6', integrity: 'sha512-a' };
const vitest = { version: '4.1.12', integrity: 'sha512-b', dev: true };
const ofMac = { version: '1.0.0', integrity: 'sha512-c', optional: true };
const ofPeer = { version: '2.0.0', integrity: 'sha512-d', peer: true };
const locked = { '': {}, next, vitest, ofMac, ofPeer };

test.each([
  ['nothing is installed', undefined, false, false],
  ['the packages of tests are missing', { next }, false, true],
  ['the packages of tests are missing', { next }, true, false],
  ['only those of other systems and of peers are missing', { next, vitest }, true, true],
  ['a package has another version', { next: { ...next, version: '16.4.5' }, vitest }, false, false],
  ['a package has other bytes', { next: { ...next, integrity: 'sha512-z' }, vitest }, false, false],
])('if %s (%#), packages are installed unless that is enough', (_, installed, withTests, isEnough) => {
  expect(isComplete(locked, installed, withTests)).toBe(isEnough);
});
