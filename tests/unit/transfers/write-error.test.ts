import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { isDiskFull } from '@/lib/errors';
import { throwWriteError } from '@/lib/transfers/write-error';

test('a full disk is distinguished from other write errors', async () => {
  const hidden = new Error('There was a problem while uploading the file.');
  const thrown = (bytes: number) => throwWriteError(hidden, tmpdir(), bytes).catch((error: unknown) => error);
  expect(await thrown(1)).toBe(hidden);
  const full = await thrown(Number.MAX_SAFE_INTEGER);
  expect(isDiskFull(full)).toBe(true);
  expect(full).toMatchObject({ cause: hidden });
});
