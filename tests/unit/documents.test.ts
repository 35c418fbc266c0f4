import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const markdownIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));
const decisions = markdownIn('docs/decisions').toSorted();
const documents = [...markdownIn('.'), ...markdownIn('docs'), ...decisions];
const read = (document: string) => readFileSync(document, 'utf8');

const rootEntries = readdirSync('.');
const folders = ['app', 'components', 'docs', 'lib', 'public', 'scripts', 'styles', 'tests'];
const fileNames = new Set([
  ...rootEntries,
  ...folders.flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => basename(String(path)))),
]);
const fileExtension = /\.(?:tsx?|mjs|cjs|css|md|svg|png|webp|json|mp4|vtt)$/;

/** URLs, patterns with `<noun>` and files that exist only on a server are not paths of the repository. */
function isPath(text: string): boolean {
  const [first = ''] = text.split('/');
  if (/[\s<>…]/.test(text) || text.startsWith('/')) return false;
  return text.includes('/') ? folders.includes(first) : fileExtension.test(text);
}

/** A name without a folder may be that of any file; `*` stands for any characters of the last part. */
function exists(path: string): boolean {
  if (!path.includes('*')) return existsSync(path) || fileNames.has(path);
  const pattern = new RegExp(`^${basename(path).replace(/[.+]/g, '\\$&').replaceAll('*', '.*')}$`);
  const names = path.includes('/') ? existsSync(dirname(path)) && readdirSync(dirname(path)) : fileNames;
  return names !== false && [...names].some((name) => pattern.test(name));
}

/** Inline code, and the first word of each line of a code block that lists folders. */
function pathsIn(markdown: string): string[] {
  const codeBlock = /^```[\s\S]*?^```$/gm;
  const listed = (markdown.match(codeBlock) ?? []).flatMap((block) => block.match(/^[\w[\]().-]+\/\S*(?= )/gm) ?? []);
  const inline = [...markdown.replace(codeBlock, '').matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return [...listed, ...inline].filter(isPath);
}

const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));

describe('every path in a document exists', () => {
  test.each(documents)('%s', (document) => {
    expect(pathsIn(read(document)).filter((path) => !exists(path))).toEqual([]);
  });
});

describe('every link in a document leads to a file', () => {
  test.each(documents)('%s', (document) => {
    const missing = linksIn(read(document)).filter((target) => !existsSync(join(dirname(document), target)));
    expect(missing).toEqual([]);
  });
});

test('every folder and file in the drawing of the layers exists', () => {
  const words = [...read('docs/layers.svg').matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => text.split(/[\s,:]+/));
  const paths = words.map((word) => word.replace(/\.$/, '')).filter(isPath);
  expect(paths).toContain('lib/http');
  expect(paths.filter((path) => !exists(path))).toEqual([]);
});

test('decisions are numbered without gaps, in the file name and the title', () => {
  const numbered = decisions.map((document) => [
    Number(basename(document).slice(0, 4)),
    Number(/^# (\d+)\. /.exec(read(document))?.[1]),
  ]);
  expect(numbered).toEqual(decisions.map((_, index) => [index + 1, index + 1]));
});
