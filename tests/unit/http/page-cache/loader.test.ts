import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import minifyLoader from '@/lib/http/page-cache/minify-loader.cjs';

const source = readFileSync('lib/http/page-cache/loader.ts', 'utf8');

const compile = promisify<string, string>((text, done) => minifyLoader.call({ async: () => done }, text));

const textOf = async (module: string) =>
  JSON.parse((await compile(module)).replace(/^export const loaderText = |;$/g, ''));

test('the loader of a built page is a script of at most 1.5 KB', async () => {
  const text = await textOf(source);
  expect(text.length).toBeLessThanOrEqual(1536);
  expect(() => new Function(text)).not.toThrow();
});

test('the loader is only minified', async () => {
  const run = 'const run = (page: Document) => page.title;';
  const text = await textOf(`${run}\nexport const loaderText = \`(\${run})(document)\`;`);
  expect(text).toBe('(t=>t.title)(document)');
});

test('a loader that does not compile fails the build', async () => {
  await expect(compile('const = 1')).rejects.toThrow('Expected identifier');
});
