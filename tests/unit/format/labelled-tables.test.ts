import { expect, test } from 'vitest';
import { labelWideTables } from '@/lib/format/labelled-tables';

const row = (tag: string, ...cells: string[]) => `<tr>${cells.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table tabindex="0"><tbody>${rows.join('')}</tbody></table>`;

test('each cell of a wide table is labelled with the heading of its column', () => {
  const html = `<p>Before</p>${table(row('th', 'Compare', '<p>DELF</p>', 'TCF', 'The “"TEF"”'), row('td', 'Valid', 'for life', 'two years', 'two years'), row('td', 'Valid', 'a', 'b', 'c'))}<p>After</p>`;
  const labelled = labelWideTables(html);
  expect(labelled).toContain('<table data-labelled tabindex="0"><tbody><tr data-headings><th>Compare</th>');
  expect(labelled).toContain('<td data-label="Compare">Valid</td><td data-label="DELF">for life</td>');
  expect(labelled).toContain('<td data-label="The “&quot;TEF&quot;”">two years</td>');
  expect(labelled).toContain('<td data-label="TCF">b</td>');
  expect(labelled.match(/data-headings/g)).toHaveLength(1);
});

test('so is a table of three columns whose rows are longer than a line of a phone', () => {
  const sentence = 'Je vous remercie par avance de votre réponse.';
  const html = table(row('th', 'Part', 'Task', 'Sentence'), row('td', 'Thanks', 'look ahead', sentence));
  expect(labelWideTables(html)).toContain(`<td data-label="Sentence">${sentence}</td>`);
});

test.each([
  ['fits a phone', table(row('th', 'Number', 'French', 'Sum'), row('td', '70', 'soixante-dix', '60 + 10'))],
  ['has no headings', table(row('td', 'a', 'b', 'c', 'd'), row('td', 'a', 'b', 'c', 'd'))],
  ['joins cells', table(row('th', 'a', 'b', 'c', 'd'), '<tr><td colspan="4">all</td></tr>')],
])('a table that %s stays as it is', (_, html) => {
  expect(labelWideTables(html)).toBe(html);
});
