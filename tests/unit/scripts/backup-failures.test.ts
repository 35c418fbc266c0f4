import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeReason, type FailureReason } from '@/lib/cms/backups/failure-texts';
import { explainFailure, failureLines } from '@/scripts/backup/failures.mjs';
import { requireSpace } from '@/scripts/backup/free-space.mjs';

const languages = ['en', 'my', 'fr'] as const;
const values = { where: '/mnt/usb/school', detail: 'a detail' };

test('staff read in their language why a backup failed, with the same values', () => {
  for (const code of Object.keys(failureLines) as FailureReason['code'][]) {
    const [english = '', ...others] = languages.map((language) => describeReason({ code, ...values }, language));
    const used = Object.values(values).filter((value) => english.includes(value));
    for (const line of others) {
      expect(
        used.filter((value) => !line.includes(value)),
        code,
      ).toEqual([]);
      if (code !== 'other') expect(line).not.toBe(english);
    }
  }
});

test('a full database is a full disk, and an unknown error stays unexpected', () => {
  const full = Object.assign(new Error('it failed'), { cause: Object.assign(new Error(), { code: 'SQLITE_FULL' }) });
  expect(explainFailure(full, '/data')).toEqual({ code: 'diskFull', where: '/data' });
  expect(explainFailure(new TypeError('x is not a function\nat …'), '/data')).toEqual({
    code: 'unexpected',
    detail: 'x is not a function',
  });
});

test('a backup needs more than the disk has, and stops before it takes the last space', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-space-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await requireSpace(folder, 1);
  const error = await requireSpace(folder, 2 ** 60).catch((reason: unknown) => reason);
  expect(explainFailure(error, '')).toMatchObject({ code: 'spaceShort', where: folder });
});
