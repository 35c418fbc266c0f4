import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { closeDataFolder, repairModes } from '@/scripts/data-modes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'data-modes-'));
const umask = process.umask();
afterAll(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true, force: true });
});

const modeOf = (...path: string[]) => (statSync(join(folder, ...path)).mode & 0o777).toString(8);

function write(path: string, mode: number) {
  writeFileSync(join(folder, path), 'x');
  chmodSync(join(folder, path), mode);
}

test('files of an older version lose the read permission of others, and new files have none', async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'private', 'sub'), { recursive: true });
  chmodSync(join(folder, 'private'), 0o755);
  chmodSync(join(folder, 'private', 'sub'), 0o775);
  write('private/sub/receipt.webp', 0o644);
  write('school.db', 0o644);
  write('school.db-wal', 0o664);
  write('somebody-elses.txt', 0o644);
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  chmodSync(outside, 0o755);
  symlinkSync(outside, join(folder, 'media'));

  closeDataFolder(folder);
  await repairModes(folder);

  expect(modeOf()).toBe('700');
  expect([modeOf('private'), modeOf('private', 'sub')]).toEqual(['700', '700']);
  expect([modeOf('private/sub/receipt.webp'), modeOf('school.db'), modeOf('school.db-wal')]).toEqual([
    '600',
    '600',
    '600',
  ]);
  expect([modeOf('somebody-elses.txt'), (statSync(outside).mode & 0o777).toString(8)]).toEqual(['644', '755']);
  writeFileSync(join(folder, 'new.txt'), 'x');
  expect(modeOf('new.txt')).toBe('600');
  rmSync(outside, { recursive: true });
});

test('a missing folder is not an error', async () => {
  closeDataFolder(join(folder, 'nowhere'));
  await repairModes(join(folder, 'nowhere'));
});
