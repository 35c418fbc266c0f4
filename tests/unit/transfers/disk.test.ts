import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isDiskFull } from '@/lib/errors';
import { throwWriteError } from '@/lib/transfers/disk';

test('a file that found no room is told apart from one that could not be written', async () => {
  const hidden = new Error('There was a problem while uploading the file.');
  const thrown = (bytes: number) => throwWriteError(hidden, tmpdir(), bytes).catch((error: unknown) => error);
  expect(await thrown(1)).toBe(hidden);
  const full = await thrown(Number.MAX_SAFE_INTEGER);
  expect(isDiskFull(full)).toBe(true);
  expect(full).toMatchObject({ cause: hidden });
});
