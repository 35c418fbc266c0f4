import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeKeyPair } from '@/scripts/backup/encryption.mjs';
import { snapshotSocket } from '@/scripts/backup/snapshot-socket.mjs';
import { openTestBackend, sqliteOf } from '@/tests/support/database';
import { makeBook, makeStaff } from '@/tests/support/factories';

const keys = await makeKeyPair();
const data = process.env.DATA_DIR ?? '';
const folder = mkdtempSync(`${data}-backups-`);
// Before the environment is read, once.
Object.assign(process.env, { BACKUP_DIR: folder, BACKUP_PUBLIC_KEY: keys.publicKey, BACKUP_EVERY_MINUTES: '50' });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

vi.setConfig({ testTimeout: 180_000 });
const { cms } = await openTestBackend();
const { backUp } = await import('@/lib/cms/backups/back-up');
const { describeReason } = await import('@/lib/cms/backups/failure-texts');
const { isOverdue, readStatus, writeStatus } = await import('@/lib/cms/backups/backup-status');
const { serveSnapshots } = await import('@/lib/cms/backups/snapshot-server');
await serveSnapshots(cms);
const owner = await makeStaff('owner');
const editor = await makeStaff('editor');
mkdirSync(join(data, 'media'), { recursive: true });
writeFileSync(join(data, 'media', 'cover.webp'), 'a cover');

beforeEach(async () => {
  mkdirSync(folder, { recursive: true });
  await writeStatus(cms, { failures: [], backups: [] });
});

const url = process.env.DATABASE_URL;
const isPostgres = Boolean(url);

async function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`scripts/${script}.mjs`, ...args], {
    env: { ...process.env, NODE_ENV: 'production', BACKUP_PRIVATE_KEY: keys.privateKey, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

async function emptyDatabase(): Promise<string> {
  const target = new URL(url ?? '');
  target.pathname = `${target.pathname}_restored`;
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`CREATE DATABASE ${target.pathname.slice(1)} ENCODING 'UTF8' TEMPLATE template0`);
  await client.end();
  return target.href;
}

const mails = async () => (await cms.find({ collection: 'mails', sort: 'createdAt', pagination: false })).docs;

test('the running site is backed up while it writes, and the drill and a restore bring everything back', async () => {
  const books = await Promise.all([makeBook(), makeBook()]);
  const backup = backUp(cms);
  let isMade = false;
  backup.then(() => (isMade = true));
  while (!isMade) {
    books.push(await makeBook());
    // SQLite answers synchronously: without a pause nothing else would get its turn.
    await setImmediate();
  }
  const { latest, backups, isFailing } = (await backup) ?? {};
  expect(isFailing).toBe(false);
  expect(latest).toMatchObject({ isEncrypted: true, where: folder, vanished: [] });
  expect(backups).toHaveLength(1);
  expect(latest?.records).toBeGreaterThan(2);
  // Writing goes on after the checkpoints were held.
  await makeBook();

  const drill = await run('restore-drill');
  expect(drill.output).toMatch(/ok +Database +\d+ records in \d+ tables, as in the manifest/);
  expect(drill.output).toMatch(/ok +Files +\d+ with the right checksum/);
  expect(drill.code).toBe(0);
  expect(readdirSync(data).filter((name) => name.startsWith('.unfinished'))).toEqual([]);

  const restored = mkdtempSync(`${data}-restored-`);
  const DATABASE_URL = isPostgres ? await emptyDatabase() : '';
  const { code, output } = await run('restore', [folder], { DATA_DIR: restored, DATABASE_URL });
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Restored') });
  expect(readFileSync(join(restored, 'media', 'cover.webp'), 'utf8')).toBe('a cover');
  const again = await run('restore', [folder], { DATA_DIR: restored, DATABASE_URL });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
  rmSync(restored, { recursive: true });
});

test('npm run backup makes the same backup beside the running site', async () => {
  const elsewhere = mkdtempSync(`${data}-elsewhere-`);
  const { code, output } = await run('backup', [elsewhere]);
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('Backed up into') });
  expect((await run('restore-drill', [elsewhere])).code).toBe(0);
  rmSync(elsewhere, { recursive: true });
});

test.skipIf(isPostgres)('the database is released when a backup ends early', async () => {
  const socket = connect(snapshotSocket(data));
  expect(String(await once(socket, 'data'))).toBe('held\n');
  const pages = async () => (await sqliteOf(cms)?.execute('PRAGMA wal_autocheckpoint'))?.rows[0]?.wal_autocheckpoint;
  expect(await pages()).toBe(0);
  const second = connect(snapshotSocket(data));
  expect(String(await once(second, 'data'))).toBe('alreadyRunning\n');
  second.destroy();
  socket.destroy();
  await expect.poll(pages).toBe(1000);
});

test('two backups at once are one', async () => {
  const [one, other] = await Promise.all([backUp(cms), backUp(cms)]);
  expect([one, other].filter(Boolean)).toHaveLength(1);
  expect(await backUp(cms, { shouldBeDue: true })).toBeUndefined();
});

test.runIf(isPostgres)('of two processes on PostgreSQL one makes the backup', async () => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(3802614958)');
  expect(await backUp(cms)).toBeUndefined();
  await client.end();
  await expect.poll(async () => Boolean(await backUp(cms)), { timeout: 30_000 }).toBe(true);
});

test('owners get one mail when backups fail and one when they work again, with one clear line', async () => {
  const before = (await mails()).length;
  rmSync(folder, { recursive: true });
  await backUp(cms);
  await backUp(cms);
  const failed = await readStatus(cms);
  expect(failed.failures).toHaveLength(2);
  expect(failed.failures[0]).toMatchObject({ code: 'folderMissing', where: folder });
  mkdirSync(folder);
  expect((await backUp(cms))?.isFailing).toBe(false);
  const sent = (await mails()).slice(before);
  expect(sent.filter(({ to }) => to === owner.email).map(({ subject }) => subject)).toEqual([
    'The backup of the website failed',
    'The backup of the website works again',
  ]);
  expect(sent.filter(({ to }) => to === editor.email)).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a failure that an early version recorded is still shown, with its line', async () => {
  const status = await readStatus(cms);
  const at = '2026-11-20T08:00:00.000Z';
  await cms.kv.set('backup-status', { ...status, failures: [{ at, line: 'The disk is full.' }] });
  const [failure] = (await readStatus(cms)).failures;
  expect(failure && describeReason(failure, 'fr')).toBe('The disk is full.');
  await writeStatus(cms, status);
});

test('owners are warned when no backup is recent', async () => {
  const status = (await backUp(cms)) ?? (await readStatus(cms));
  const hoursLater = (hours: number) => Date.now() + hours * 60 * 60 * 1000;
  expect(isOverdue(status, hoursLater(25))).toBe(false);
  expect(isOverdue(status, hoursLater(27))).toBe(true);
  expect(isOverdue({ failures: [], backups: [] })).toBe(true);
  expect(existsSync(join(folder, `${status.latest?.name}.json`))).toBe(true);
});
