import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const folders = ['app', 'components', 'lib', 'scripts'];
const extensions = ['', '.ts', '.tsx', '.mjs', '.js', '.cjs'];
const source = /\.(ts|tsx|mjs)$/;

/** Static and dynamic imports, type-only ones, and re-exports. */
const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^\s*import\s+)['"]([^'"\n]+)['"]/gm;

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier === '@payload-config'
      ? 'lib/cms/payload.config'
      : specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier))
        : undefined;
  const found = extensions.map((extension) => `${path}${extension}`).find((name) => existsSync(name));
  return path !== undefined && found && statSync(found).isFile() ? found : undefined;
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importPattern)].flatMap(([, specifier = '']) => resolve(file, specifier) ?? []);
}

function readImports(): Map<string, string[]> {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => source.test(name))
      .map((name) => join(folder, name)),
  );
  return new Map(files.map((file) => [file, importsOf(file)]));
}

/** One circle for each group of files that import one another: `a → b → a`. */
function findCircles(imports: Map<string, string[]>): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (file: string, path: string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file].join(' → '));
    if (start >= 0 || finished.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    finished.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}

test('a circle is found, also with type-only or dynamic imports', () => {
  const imports = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['d']],
    ['d', ['b']],
  ]);
  expect(findCircles(imports)).toEqual(['b → c → d → b']);
  expect([..."import type { A } from './a';\nconst b = await import('./b')".matchAll(importPattern)]).toHaveLength(2);
});

test('there are no circular imports', () => {
  const imports = readImports();
  expect(imports.get('lib/backend/app.ts')).toContain('lib/backend/courses.ts');
  expect(findCircles(imports)).toEqual([]);
});
