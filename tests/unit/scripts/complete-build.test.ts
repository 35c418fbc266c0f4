import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'complete-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a build gets its copies and its list of packages, which other users can read', () => {
  for (const path of ['scripts', 'lib/http/compression', 'package.json', 'package-lock.json']) {
    cpSync(path, join(folder, path), { recursive: true });
  }
  const [script, list] = [join(folder, '.next/static/page.js'), join(folder, '.next/sbom.cdx.json')];
  mkdirSync(join(folder, '.next/static'), { recursive: true });
  writeFileSync(script, 'console.log(1);');
  const command = 'umask 077 && exec "$0" scripts/complete-build.mjs';
  const result = spawnSync('sh', ['-c', command, process.execPath], { cwd: folder, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(brotliDecompressSync(readFileSync(`${script}.br`)).toString()).toBe('console.log(1);');
  expect(JSON.parse(readFileSync(list, 'utf8')).components.map(({ name }: { name: string }) => name)).toContain('next');
  for (const file of [`${script}.br`, list]) expect(statSync(file).mode & 0o777, file).toBe(0o644);
});
