import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (---|Defence|Figure)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const paths = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '');

test('each defence of the document names code and a test that exist', () => {
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
