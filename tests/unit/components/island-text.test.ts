import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const extensions = ['', '.ts', '.tsx'];
const importPattern = /(?:\bfrom\s*|\bimport\s*\(\s*|^import\s+)['"]([^'"\n]+)['"]/gm;

const read = (file: string) => readFileSync(file, 'utf8').replace(/^import type [^;]*;$/gm, '');

function resolve(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? normalize(join(dirname(file), specifier))
      : undefined;
  return extensions.map((end) => `${path}${end}`).find((name) => existsSync(name) && statSync(name).isFile());
}

const serverOnly = /^lib\/(?:backend|cms|env|existing-backend|http|server|text\/(?:en|my|fr)\/|transfers)/;
const cache = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found =
    cache.get(file) ??
    [...read(file).matchAll(importPattern)]
      .flatMap(([, specifier = '']) => resolve(file, specifier) ?? [])
      .filter((path) => !serverOnly.test(path));
  cache.set(file, found);
  return found;
}

const isIsland = (file: string) => read(file).startsWith("'use client'");

/** The files that a file reaches. `stop` is not entered. */
function reach(start: string[], stop: (file: string) => boolean = () => false): Set<string> {
  const seen = new Set(start);
  for (const file of seen) if (!stop(file)) for (const next of importsOf(file)) seen.add(next);
  return seen;
}

const namesIn = (files: Iterable<string>, pattern: RegExp) =>
  [...files].flatMap((file) => [...read(file).matchAll(pattern)].map(([, name = '']) => name));

/** A schema of one file that the page's islands do not validate with. */
const unused: Record<string, string[]> = { fields: ['files'], payments: ['enrolments', 'classes'], status: ['status'] };

function nounsOf(files: Set<string>): string[] {
  return [...files].flatMap((file) => {
    const skipped = /^lib\/contract\/(\w+)\.ts$/.exec(file)?.[1];
    return namesIn([file], /(?:getText|refusal)\(\s*'(\w+)'/g).filter(
      (noun) => !(skipped && unused[skipped]?.includes(noun)),
    );
  });
}

const frame = 'components/layout/frame.tsx';
const pages = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(^|\/)page\.tsx$/.test(name) && !name.includes('styleguide'))
  .map((name) => join('app/(site)', name));

test.each([...pages, 'app/(site)/error.tsx', 'app/global-not-found.tsx'])(
  '%s brings the texts that its islands show',
  (page) => {
    const server = reach([page, frame], isIsland);
    const islands = [...server].filter(isIsland);
    const brought = new Set(
      namesIn(server, /<IslandText nouns=\{([^}]*)\}/g).flatMap((list) => list.match(/\w+/g) ?? []),
    );
    const shown = new Set(nounsOf(reach(islands)));
    // Schemas of transfers are shared by the forms that bring their texts.
    const isOfTransfers = brought.has('enrolments');
    const missing = [...shown].filter(
      (noun) => !brought.has(noun) && (isOfTransfers || !['enrolments', 'classes', 'files'].includes(noun)),
    );
    expect(missing).toEqual([]);
  },
);
