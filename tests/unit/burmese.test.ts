import { beforeEach, expect, test, vi } from 'vitest';
import { fieldsToUnicode, maxConvertedLength, maxSignRun, toUnicode } from '@/lib/format/burmese';

const converter = vi.hoisted(() => ({ read: [] as string[] }));
vi.mock('knayi-myscript', async (original) => {
  const { default: knayi } = await original<typeof import('knayi-myscript')>();
  const noted =
    <Rest extends unknown[], Result>(run: (text: string, ...rest: Rest) => Result) =>
    (text: string, ...rest: Rest): Result => {
      converter.read.push(text);
      return run(text, ...rest);
    };
  return { default: { fontDetect: noted(knayi.fontDetect), fontConvert: noted(knayi.fontConvert) } };
});

beforeEach(() => {
  converter.read = [];
});

const zawgyi = 'ျပင္သစ္စာ သင္ခ်င္ပါတယ္';
const unicode = 'ပြင်သစ်စာ သင်ချင်ပါတယ်';
const longest = `က${'\u102f\u1088'.repeat(maxSignRun / 2)}`;

test('a Zawgyi message of any length becomes Unicode', async () => {
  expect(await toUnicode(zawgyi)).toBe(unicode);
  const message = (text: string) => Array<string>(100).fill(text).join(' ');
  expect(await toUnicode(message(zawgyi))).toBe(message(unicode));
});

test.each([
  ['stacked', `${longest}\u102f`],
  ['stacked in the middle of a message', `${zawgyi} ${longest}\u1088 ${zawgyi}`],
  ['joined by spaces, which the converter removes', `က${' \u1060\u102c'.repeat(maxSignRun)}`],
  ['joined by zero-width spaces', `က${'\u200b\u1037\u108a'.repeat(maxSignRun)}`],
])('an implausible run of signs, %s, never reaches the converter', async (_, text) => {
  expect(await toUnicode(text)).toBe(text);
  expect(await toUnicode(text.repeat(50))).toBe(text.repeat(50));
  expect(converter.read).toEqual([]);
});

test('a plausible run of signs is converted', async () => {
  await toUnicode(longest);
  expect(converter.read).toContain(longest);
});

test('the converted length of one request is limited over all fields', async () => {
  const field = `${zawgyi} `.repeat(120).slice(0, 2900);
  const names = Array.from({ length: 20 }, (_, index) => `field${index}`);
  const { fields, original } = await fieldsToUnicode(Object.fromEntries(names.map((name) => [name, field])));
  // Each text is read twice: to detect and to convert.
  expect(converter.read.join('').length).toBeLessThanOrEqual(2 * maxConvertedLength);
  expect(fields.field0).toContain('ပြင်သစ်စာ');
  expect(original).toContain('field0: ျပင္သစ္စာ');
  expect(fields.field19).toBe(field);
});
