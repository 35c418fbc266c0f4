import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'first-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm start loads its scripts before any package is installed', () => {
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  const load = `await import(${JSON.stringify(join(folder, 'scripts', 'server.mjs'))})`;
  const result = spawnSync(process.execPath, ['--input-type=module', '-e', load], { encoding: 'utf8', cwd: folder });
  expect(result).toMatchObject({ status: 0, stderr: '' });
});
