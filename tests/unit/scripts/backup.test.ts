import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listBackups } from '@/scripts/backup/catalogue.mjs';
import { chooseBackup } from '@/scripts/backup/choose-backup.mjs';
import { createBackup } from '@/scripts/backup/create-backup.mjs';
import { makeKeyPair } from '@/scripts/backup/encryption.mjs';
import { describeFailure } from '@/scripts/backup/failures.mjs';
import { folderStore } from '@/scripts/backup/folder-store.mjs';
import { removeUnusedFiles } from '@/scripts/backup/prune.mjs';
import { restoreFiles, unpackBackup } from '@/scripts/backup/read-backup.mjs';
import { fileStorer } from '@/scripts/backup/store-files.mjs';
import { run } from '@/scripts/command.mjs';
import { emptyVariables } from '@/scripts/environment.mjs';

const env = { NODE_ENV: 'test' as const };
let root = '';
let data = '';
let backups = '';
const { publicKey, privateKey } = await makeKeyPair();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ecole-padauk-backup-'));
  data = join(root, 'data');
  backups = join(root, 'backups');
  for (const folder of [backups, join(data, 'media'), join(data, 'private')]) mkdirSync(folder, { recursive: true });
  const database = new Database(join(data, 'school.db'));
  database.exec("CREATE TABLE books (title TEXT); INSERT INTO books VALUES ('Manuel de français'), ('Contes')");
  database.close();
  writeFileSync(join(data, 'secrets.json'), '{"SESSION_SECRET":"a secret"}');
  writeFileSync(join(data, 'media', 'cover.webp'), 'a cover');
  writeFileSync(join(data, 'media', 'same.webp'), 'a cover');
  writeFileSync(join(data, 'private', 'receipt.webp'), 'a receipt');
});
afterEach(() => rmSync(root, { recursive: true }));

const backUp = (key?: string) => createBackup({ data, destination: folderStore(backups), publicKey: key, env });
const stored = () => readdirSync(backups, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const contents = () => stored().map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

async function restore(key?: string, name?: string) {
  const folder = mkdtempSync(join(root, 'restored-'));
  const backup = await chooseBackup(name ?? backups, data);
  const manifest = await unpackBackup(backup, folder, key);
  return { folder, manifest, bad: await restoreFiles(backup, manifest, { folder, privateKey: key }) };
}

test.each([
  ['encrypted', publicKey, privateKey],
  ['without a key', undefined, undefined],
])('a backup brings back database, secrets and files, %s', async (_, encryptWith, decryptWith) => {
  const backup = await backUp(encryptWith);
  expect(backup).toMatchObject({ records: 2, files: { count: 3 }, written: { files: 2 }, vanished: [] });
  const { folder, manifest, bad } = await restore(decryptWith);
  expect(bad).toEqual([]);
  expect(manifest.database.records).toEqual({ books: 2 });
  for (const file of ['media/cover.webp', 'media/same.webp', 'private/receipt.webp', 'secrets.json'])
    expect(readFileSync(join(folder, file), 'utf8')).toBe(readFileSync(join(data, file), 'utf8'));
  expect(
    readdirSync(backups)
      .concat(readdirSync(data))
      .filter((name) => name.startsWith('.')),
  ).toEqual([]);
});

test('whoever finds an encrypted backup can read neither files nor secrets', async () => {
  await backUp(publicKey);
  expect(contents().join('\n')).not.toMatch(/a cover|a receipt|a secret|cover\.webp|Contes/);
});

test('the next backup stores only what is new', async () => {
  await backUp(publicKey);
  writeFileSync(join(data, 'media', 'new.webp'), 'a new picture');
  expect((await backUp(publicKey)).written).toEqual({ files: 1, bytes: 13 });
});

test('a new key encrypts every file anew, so that the new private key alone restores', async () => {
  await backUp(publicKey);
  const next = await makeKeyPair();
  const { archive } = await backUp(next.publicKey);
  expect((await restore(next.privateKey, join(backups, archive))).bad).toEqual([]);
});

/** Of the pictures; `read` replaces reading one. */
const storerOf = (read: (key: string) => Promise<unknown>) =>
  fileStorer({
    folders: [{ store: { ...folderStore(data), read }, prefix: 'media/', folder: 'media/' }],
    destination: folderStore(backups),
    folder: 'files/plain/',
    encrypt: async (stream: unknown) => stream,
    staging: backups,
    indexFile: join(data, 'backup-index.json'),
  });

test('a file that is deleted while the backup is made is named', async () => {
  writeFileSync(join(data, 'media', 'gone.webp'), 'soon gone');
  const storer = await storerOf(async (key) => (key.includes('gone') ? undefined : folderStore(data).read(key)));
  await storer.store();
  expect([...storer.vanished]).toEqual(['media/gone.webp']);
  const stored = storer.files().map(({ path }) => path);
  expect(stored.toSorted()).toEqual(['media/cover.webp', 'media/same.webp']);
});

test('a file is read once, and again only if it has changed', async () => {
  const reads: string[] = [];
  const read = (key: string) => {
    reads.push(key);
    return folderStore(data).read(key);
  };
  const storer = await storerOf(read);
  await storer.store();
  writeFileSync(join(data, 'media', 'cover.webp'), 'a better cover');
  await storer.store();
  await (await storerOf(read)).store();
  expect(reads.toSorted()).toEqual(['media/cover.webp', 'media/cover.webp', 'media/same.webp']);
});

test.each([
  ['without the private key', undefined, /set BACKUP_PRIVATE_KEY/],
  ['with a mistyped private key', 'AGE-SECRET-KEY-1XYZ', /incomplete or mistyped/],
])('an encrypted backup is not restored %s, and the message says what to do', async (_, key, message) => {
  await backUp(publicKey);
  await expect(restore(key)).rejects.toThrow(message);
});

test('a private key of another school does not fit', async () => {
  await backUp(publicKey);
  await expect(restore((await makeKeyPair()).privateKey)).rejects.toThrow('The private key does not fit');
});

test.each([
  ['encrypted', publicKey, privateKey],
  ['plain', undefined, undefined],
])('a damaged archive is refused, %s', async (_, encryptWith, decryptWith) => {
  const { archive, bytes } = await backUp(encryptWith);
  truncateSync(join(backups, archive), bytes - 100);
  await expect(restore(decryptWith)).rejects.toThrow(/is damaged .*Restore an older backup/);
});

test('an archive of an earlier release is restored', async () => {
  writeFileSync(join(data, 'backup.json'), '{"database":"school.db"}');
  const archive = join(root, 'ecole-padauk-2026-11-01T10-00-00.tar.gz');
  await run('tar', ['-czf', archive, '-C', data, 'backup.json', 'school.db', 'media', 'secrets.json']);
  const restored = join(root, 'restored');
  const variables = { ...process.env, ...emptyVariables(), DATA_DIR: restored };
  await run(process.execPath, ['scripts/restore.mjs', archive], { env: variables, stdio: 'ignore' });
  expect(readdirSync(restored).toSorted()).toEqual(['media', 'school.db', 'secrets.json']);
});

test('a damaged and a missing file are named, and the others restored', async () => {
  const { files } = await backUp(publicKey);
  const [one = '', other = ''] = files.checksums;
  writeFileSync(join(backups, files.folder, one), 'not encrypted at all');
  rmSync(join(backups, files.folder, other));
  const { bad } = await restore(privateKey);
  expect(bad).toHaveLength(3);
  expect(bad.join('\n')).toMatch(/receipt\.webp is/);
  expect(bad.join('\n')).toMatch(/damaged\. Delete files\//);
  expect(bad.join('\n')).toMatch(/is missing/);
});

test('a backup that was interrupted is no backup, and its remains go after a day', async () => {
  const { name, archive } = await backUp(publicKey);
  const store = folderStore(backups);
  rmSync(join(backups, `${name}.json`));
  expect(await listBackups(store)).toEqual([]);
  await removeUnusedFiles(store, []);
  expect(stored()).toHaveLength(3);
  const longAgo = new Date('2026-01-01T00:00:00Z');
  for (const entry of stored()) utimesSync(join(entry.parentPath, entry.name), longAgo, longAgo);
  await removeUnusedFiles(store, []);
  expect(stored().map((entry) => entry.name)).toEqual([]);
  expect(archive).toMatch(/\.age$/);
});

test.each([
  [{ code: 'ENOSPC' }, 'The disk is full'],
  [{ code: 'EROFS' }, 'can only be read'],
  [{ code: 'ECONNREFUSED' }, 'does not respond'],
  [{ name: 'NoSuchBucket' }, 'There is no bucket'],
  [{ name: 'InvalidAccessKeyId', $metadata: { httpStatusCode: 403 } }, 'refuses the keys'],
])('a failure is one line with what to do: %o', (error, line) => {
  const text = describeFailure(Object.assign(new Error('…'), error), '/mnt/backup');
  expect(text).toContain(line);
  expect(text).toContain('/mnt/backup');
});
