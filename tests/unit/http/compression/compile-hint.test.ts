import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addCompileHints } from '@/lib/http/compression/compile-hint.mjs';

const script = 'console.log(1);';
let build = '';

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static', 'chunks'), { recursive: true });
  writeFileSync(join(build, 'build-manifest.json'), JSON.stringify({ rootMainFiles: ['static/chunks/main.js'] }));
  for (const name of ['main.js', 'page.js']) writeFileSync(join(build, 'static', 'chunks', name), script);
});
afterEach(() => rmSync(build, { recursive: true }));

const read = (name: string) => readFileSync(join(build, 'static', 'chunks', name), 'utf8');

test("the framework's and small scripts get the hint for eager compilation, once", async () => {
  const large = script.padEnd(100_000);
  writeFileSync(join(build, 'static', 'chunks', 'main.js'), large);
  writeFileSync(join(build, 'static', 'chunks', 'editor.js'), large);
  await addCompileHints(build);
  await addCompileHints(build);
  expect(read('main.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(read('page.js')).toBe(`//# allFunctionsCalledOnLoad\n${script}`);
  expect(read('editor.js')).toBe(large);
});

test('a build without the framework’s scripts fails', async () => {
  writeFileSync(join(build, 'build-manifest.json'), '{}');
  await expect(addCompileHints(build)).rejects.toThrow(/names no scripts/);
});
