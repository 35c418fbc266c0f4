import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { bucketStore } from '@/scripts/backup/bucket-store.mjs';
import { listBackups, readSummary } from '@/scripts/backup/catalogue.mjs';
import { createBackup } from '@/scripts/backup/create-backup.mjs';
import { makeKeyPair } from '@/scripts/backup/encryption.mjs';
import { describeFailure } from '@/scripts/backup/failures.mjs';
import { prune } from '@/scripts/backup/prune.mjs';
import { run } from '@/scripts/command.mjs';
import { openBucket } from '@/tests/support/bucket';

const pictures = await openBucket();
const backups = await openBucket();
const root = mkdtempSync(join(tmpdir(), 'ecole-padauk-buckets-'));
afterAll(() => {
  pictures.close();
  backups.close();
  rmSync(root, { recursive: true });
});

const { publicKey, privateKey } = await makeKeyPair();
const destinationVariables = Object.fromEntries(
  Object.entries(backups.variables).map(([name, value]) => [`BACKUP_${name}`, value]),
);
const data = join(root, 'data');
mkdirSync(data);
const database = new Database(join(data, 'school.db'));
database.exec("CREATE TABLE books (title TEXT); INSERT INTO books VALUES ('Contes')");
database.close();
const put = (key: string, text: string) => pictures.objects.set(key, { bytes: Buffer.from(text), type: 'image/webp' });
put('media/cover.webp', 'a cover');
put('receipts/receipt.webp', 'a receipt');

const env = { NODE_ENV: 'test' as const, ...pictures.variables };
const destination = await bucketStore(destinationVariables, 'BACKUP_S3_', data);
const backUp = () => createBackup({ data, destination, publicKey, env });

/** Where the site keeps its files on the new machine. */
async function restore(storage: Record<string, string>) {
  const folder = mkdtempSync(join(root, 'restored-'));
  const variables = { ...destinationVariables, ...storage, DATA_DIR: folder, BACKUP_PRIVATE_KEY: privateKey };
  await run(process.execPath, ['scripts/restore.mjs'], { env: { ...process.env, ...variables }, stdio: 'ignore' });
  return folder;
}

test('files of a bucket are backed up into another one, once, and come back on a disk', async () => {
  const { name, written } = await backUp();
  expect(written.files).toBe(2);
  expect(await listBackups(destination)).toMatchObject([{ name }]);
  expect((await backUp()).written.files).toBe(0);
  expect([...backups.objects.values()].map(({ bytes }) => String(bytes)).join()).not.toMatch(/a cover|a receipt/);
  const folder = await restore({});
  expect(readFileSync(join(folder, 'media', 'cover.webp'), 'utf8')).toBe('a cover');
  expect(readFileSync(join(folder, 'private', 'receipt.webp'), 'utf8')).toBe('a receipt');
});

test('a restore fills an empty bucket, and refuses one that is in use', async () => {
  await backUp();
  await expect(restore(pictures.variables)).rejects.toThrow('failed');
  const target = await openBucket();
  const folder = await restore(target.variables);
  expect([...target.objects.keys()].toSorted()).toEqual(['media/cover.webp', 'receipts/receipt.webp']);
  expect(String(target.objects.get('receipts/receipt.webp')?.bytes)).toBe('a receipt');
  expect(readdirSync(folder)).toContain('school.db');
  target.close();
});

test('expired backups are deleted, and files that only they had', async () => {
  // Those of the tests before may be of the previous hour, and would be kept.
  backups.objects.clear();
  const { archive } = await backUp();
  const summary = JSON.parse(String(backups.objects.get(archive.replace(/\.database.*/, '.json'))?.bytes));
  const day = (date: string) => ({ ...summary, archive: `ecole-padauk-${date}T10-00-00.database.tar.gz.age` });
  for (const date of ['2026-01-01', '2026-01-02']) {
    const content =
      date === '2026-01-01' ? { ...day(date), files: { ...summary.files, checksums: ['old'] } } : day(date);
    backups.objects.set(content.archive, { bytes: Buffer.from('an archive'), type: '' });
    backups.objects.set(`ecole-padauk-${date}T10-00-00.json`, {
      bytes: Buffer.from(JSON.stringify(content)),
      type: '',
    });
  }
  backups.objects.set(`${summary.files.folder}old`, { bytes: Buffer.from('an old file'), type: '' });
  const remaining = await prune(destination, { hourly: 2, daily: 0, weekly: 0, monthly: 0 });
  expect(remaining).toHaveLength(2);
  const keys = [...backups.objects.keys()];
  expect(keys.filter((key) => key.includes('2026-01-01'))).toEqual([]);
  expect(keys).not.toContain(`${summary.files.folder}old`);
  for (const checksum of summary.files.checksums) expect(keys).toContain(`${summary.files.folder}${checksum}`);
  expect(await readSummary(destination, remaining[0]?.name)).toMatchObject({ records: 1 });
});

test('a bucket that does not respond is one line', async () => {
  const nowhere = { ...destinationVariables, BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9' };
  const store = await bucketStore(nowhere, 'BACKUP_S3_', data);
  const error = await createBackup({ data, destination: store, publicKey, env }).catch((reason: unknown) => reason);
  expect(describeFailure(error, store.where)).toMatch(/^school at http:\/\/127\.0\.0\.1:9 does not respond/);
  expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([]);
});
