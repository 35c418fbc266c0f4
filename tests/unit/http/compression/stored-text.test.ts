import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import * as compression from '@/lib/http/compression/compress';
import { StoredText } from '@/lib/http/compression/stored-text';

const readme = readFileSync('README.md', 'utf8');
const compress = vi.spyOn(compression, 'compress');
const best = (text: string) => compression.compress(Buffer.from(text), 'br', 'best');

/** Asked for with Brotli before. */
async function inDemand(): Promise<StoredText> {
  const text = new StoredText('Bonjour');
  await text.encode('br');
  return text;
}

beforeEach(() => compress.mockClear());

test('the first request gets a fast copy at once, later ones the best', async () => {
  const text = new StoredText(readme);
  const first = await text.encode('br');
  const expected = await best(readme);
  await vi.waitFor(() => expect(text.encode('br')).toEqual(expected));
  expect(first.length).toBeGreaterThan(expected.length);
});

test('a text that follows one in demand has its best copy before it is requested', async () => {
  const text = new StoredText(readme, await inDemand());
  const expected = await best(readme);
  await vi.waitFor(() => expect(compress).toHaveBeenCalledWith(Buffer.from(readme), 'br', 'best'));
  await Promise.all(compress.mock.results.map(({ value }) => value));
  expect(text.encode('br')).toEqual(expected);
});

test('one that nobody has requested is not compressed', () => {
  new StoredText(readme, new StoredText('Bonjour'));
  expect(compress).not.toHaveBeenCalled();
});

test('a request meanwhile gets a fast copy, which does not replace the best', async () => {
  const text = new StoredText(readme, await inDemand());
  const first = await text.encode('br');
  const expected = await best(readme);
  expect(first.length).toBeGreaterThan(expected.length);
  await vi.waitFor(() => expect(text.encode('br')).toEqual(expected));
  expect(
    compress.mock.calls.filter(([input, , quality]) => quality === 'best' && input.equals(Buffer.from(readme))),
  ).toHaveLength(2);
});
