import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Defence|Figure)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

test('each defence in the document names existing code and tests', () => {
  const defences = rows.filter((cells) => cells.length === 5);
  expect(defences.length).toBeGreaterThan(40);
  const missing = defences.flatMap(([, , code = '', tests = '']) =>
    [
      ...paths(code),
      ...paths(tests).map((path) => (path.startsWith('npm ') ? 'tests/faults' : `tests/${path}`)),
    ].filter((path) => !existsSync(path)),
  );
  expect(missing).toEqual([]);
});

test('the figures in the document are those that are measured', () => {
  const faults = readFileSync('tests/faults/faults.mjs', 'utf8');
  const trials = /const trials = \{(.*?)\n\};/s.exec(faults)?.[1] ?? '';
  const measured = [...trials.matchAll(/^ {2}'?([\w-]+)'?[:,]/gm)].map(([, name]) => name ?? '');
  const figures = rows.filter((cells) => cells.length === 6).flatMap(([, , , , trial = '']) => paths(trial));
  expect(measured.length).toBeGreaterThan(15);
  expect(figures.filter((name) => !name.includes('/')).toSorted()).toEqual(measured.toSorted());
});
