import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '@/tests/support/journey';
import { startPostgres } from '../../scripts/postgres.mjs';
import { startSite } from '../bench/running-server.mjs';
import { measureBackupDiskFull, measureBackupWithoutSpace } from '../faults/backup-disk-full.mjs';
import { measureInstances } from '../faults/instances.mjs';
import { measureKillRounds } from '../faults/kill-rounds.mjs';
import { measurePostgresGone } from '../faults/postgres-gone.mjs';
import { measureShutdowns } from '../faults/uploads.mjs';

// The short version of `npm run faults`.
test.describe.configure({ timeout: 300_000 });

let folder = '';
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-faults-'));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

const startIn = (env: Record<string, string> = {}) =>
  startSite(folder, { TRUST_PROXY: '1', ...env }, { stderr: 'ignore' });

test('with SQLite nobody loses what was acknowledged before a kill, or an upload during a restart', async () => {
  const killed = await measureKillRounds({ start: startIn, rounds: 2, folder });
  expect(killed.acknowledged).toBeGreaterThan(10);
  expect(killed.lost).toBe(0);
  const statuses = await measureShutdowns({ start: startIn, uploads: 5, rounds: 1 });
  expect(statuses).toEqual(Array(5).fill(200));
});

test('a full disk fails the backup and nothing else: owners get a mail, nothing is half written, and the next backup is complete', async () => {
  await (await startIn()).stop();
  const start = (data: string, env?: Record<string, string>) =>
    startSite(data, { TRUST_PROXY: '1', ...env }, { stderr: 'ignore' });
  for (const measure of [measureBackupWithoutSpace, measureBackupDiskFull]) {
    const measured = await measure({ startIn: start, folder });
    test.skip(!measured, 'Only root can mount a small file system.');
    const { rounds = [], mails = [] } = measured ?? {};
    expect(rounds.map(({ isComplete }) => isComplete)).toEqual(rounds.map((_, round) => round === rounds.length - 1));
    expect(rounds.flatMap(({ leftovers }) => leftovers)).toEqual([]);
    expect(new Set(rounds.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]));
    expect(mails).toEqual(['The backup of the website failed', 'The backup of the website works again']);
  }
});

test('with PostgreSQL an edit shows on the other instance, and nobody loses what was acknowledged before an instance or the database crashes', async () => {
  const postgres = await startPostgres({ isDurable: true });
  const log = `${folder}.log`;
  const stderr = openSync(log, 'w');
  const start = () =>
    startSite(folder, { TRUST_PROXY: '1', DATABASE_URL: postgres.url, SHARED_DATA_DIR: '1' }, { stderr });
  try {
    const instances = await measureInstances({ start, databaseUrl: postgres.url, edits: 2, writes: 60 });
    expect(instances.editSeconds).toHaveLength(2);
    expect(instances.acknowledged).toBeGreaterThan(30);
    expect(instances.lost).toBe(0);
    expect(new Set([...instances.survivorStatuses, ...instances.pageStatuses])).toEqual(new Set([200]));
    const gone = await measurePostgresGone({ start, postgres, rounds: 3 });
    expect(gone.lost).toBe(0);
    expect(new Set(gone.failures)).toEqual(new Set([503]));
    expect(new Set(gone.pageStatuses)).toEqual(new Set([200]));
    const lines = readFileSync(log, 'utf8').split('\n');
    expect(lines.filter((line) => /unhandledRejection|⨯/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('The database does not respond')).length).toBeLessThanOrEqual(3);
    expect(lines.length).toBeLessThan(60);
  } finally {
    await postgres.stop();
    closeSync(stderr);
    rmSync(log);
  }
});
