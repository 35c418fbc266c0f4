import { expect, test } from 'vitest';
import { canonicalRows } from '@/lib/http/page-cache/canonical-rows';

/** The inline scripts of a page whose data arrived in these parts. */
const script = (...parts: string[]) =>
  parts.map((part) => `self.__next_f.push([1,${JSON.stringify(part).replaceAll('<', '\\u003c')}])`).join(';\n');

const island = 'I[7,["/a.js"],"Slider"]\n';
const link = '["$","a",null,{"href":"/x","children":"<b>$$2</b>"}]\n';

test('rows are the same in any order, with any numbers, and in any parts', () => {
  const rows = script(`0:["$L1","$2:props:children","$undefined"]\n1:${island}`, `2:${link}`);
  const later = script(`2:${link}1a:${island}0:["$L1`, 'a","$2:props:children","$undefined"]\n');
  expect(later).not.toBe(rows);
  expect(canonicalRows(later)).toBe(canonicalRows(rows));
});

test('lists in another order are not the same, even with the same items', () => {
  const items = '1:["A1"]\n2:["A2"]\n';
  const listed = canonicalRows(script(`0:["$1","$2"]\n${items}`));
  expect(canonicalRows(script(`0:["$2","$1"]\n${items}`))).not.toBe(listed);
  expect(canonicalRows(script(`0:["$1","$1"]\n${items}`))).not.toBe(listed);
});

test.each([
  ['a map', '$Q'],
  ['a promise', '$@'],
  ['a component', '$L'],
])('a row that %s refers to follows it', (_, kind) => {
  const rows = (first: string, second: string) =>
    script(`0:["${kind}${first}","$${second}"]\n${first}:["Price"]\n${second}:["Date"]\n`);
  expect(canonicalRows(rows('b', 'c'))).toBe(canonicalRows(rows('2f', '1')));
});

test('a text has as many bytes as it says, with line ends and what looks like a number in it', () => {
  const text = 'မင်္ဂလာပါ\n5:"$6"\n';
  const row = `T${Buffer.byteLength(text).toString(16)},${text}`;
  const rows = script(`0:["$1","$2"]\n1:${row}2:["Next"]\n`);
  expect(canonicalRows(script(`2:${row}0:["$2","$9"]\n9:["Next"]\n`))).toBe(canonicalRows(rows));
  const other = row.replace('"$6"', '"$7"');
  expect(canonicalRows(script(`0:["$1","$2"]\n1:${other}2:["Next"]\n`))).not.toBe(canonicalRows(rows));
});

test('a date, a price and an unknown statement stay what they are', () => {
  const rows = (value: string) => canonicalRows(script(`0:["$D${value}-11-27T00:00:00.000Z"]\n`));
  expect(rows('2026')).not.toBe(rows('2027'));
  expect(canonicalRows(script('0:["$$20"]\n'))).not.toBe(canonicalRows(script('0:["$$30"]\n')));
  expect(canonicalRows(`${script('0:[]\n')};\nself.__next_f.push([2,"a"])`)).not.toBe(canonicalRows(script('0:[]\n')));
});
