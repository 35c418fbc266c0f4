import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rows = readFileSync('docs/deviations.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

test('each deviation is listed once, with what is done and why', () => {
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) expect(row.filter(Boolean), row[0]).toHaveLength(3);
  // A reason may be "The same", a deviation may not.
  for (const column of [0, 1]) {
    const cells = rows.map((row) => row[column]);
    expect(cells.filter((cell, at) => cells.indexOf(cell) !== at)).toEqual([]);
  }
});
