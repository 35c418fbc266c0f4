import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadBindings, transform } from 'next/dist/build/swc';
import { afterAll } from 'vitest';

/** As the production build minifies it. The module must have no runtime imports. */
export async function importMinified<Module>(path: string): Promise<Module> {
  await loadBindings();
  const { code } = await transform(readFileSync(path, 'utf8'), {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: { toplevel: true }, module: true },
    },
    module: { type: 'es6' },
    minify: true,
  });
  const folder = join('test-results', `minified-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'module.mjs');
  writeFileSync(file, code);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
