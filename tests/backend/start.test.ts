import { statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { prepareDatabase } from '@/lib/cms/prepare-database';
import { sharp } from '@/lib/cms/sharp';
import { databaseFile } from '@/lib/cms/storage';
import { toUnicode } from '@/lib/format/burmese';
import { mailTransport } from '@/lib/mail/transport';
import { openTestBackend, sqliteOf } from '@/tests/support/database';

const read = vi.hoisted(() => ({ mails: false, burmese: false }));
vi.mock('nodemailer', (original) => {
  read.mails = true;
  return original();
});
vi.mock('knayi-myscript', (original) => {
  read.burmese = true;
  return original();
});

type Report = { sharedObjects: string[] };

/** Which of the libraries, of pictures, of mails and of Burmese encodings, are in this process. */
const loaded = () => ({
  pictures: (process.report.getReport() as unknown as Report).sharedObjects.some((name) => name.includes('libvips')),
  ...read,
});

const { cms } = await openTestBackend();

test('the CMS opens without the libraries for pictures, mail and Burmese, which are loaded on first use', async () => {
  await prepareDatabase(cms);
  expect(await toUnicode('Bonjour')).toBe('Bonjour');
  expect(loaded()).toEqual({ pictures: false, mails: false, burmese: false });

  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 3 });
  await mailTransport();
  expect(await toUnicode('မင်္ဂလာပါ')).toBe('မင်္ဂလာပါ');
  expect(loaded()).toEqual({ pictures: true, mails: true, burmese: true });
});

const sqlite = sqliteOf(cms);

test.runIf(sqlite)(
  'SQLite syncs no single commit while it is prepared, all of them at the end, and each one after',
  async () => {
    const syncs = async () => (await sqlite?.execute('PRAGMA synchronous'))?.rows[0]?.synchronous;
    const [normal, full] = [1, 2];
    const migrating = vi.spyOn(cms.db, 'migrate').mockImplementation(async () => {
      expect(await syncs()).toBe(normal);
      await sqlite?.execute('CREATE TABLE prepared (since TEXT)');
      expect(statSync(`${databaseFile()}-wal`).size).toBeGreaterThan(0);
    });
    await prepareDatabase(cms);
    expect(migrating).toHaveBeenCalledOnce();
    expect(statSync(`${databaseFile()}-wal`).size).toBe(0);
    expect(await syncs()).toBe(full);

    migrating.mockRejectedValue(new Error('no such column'));
    await expect(prepareDatabase(cms)).rejects.toThrow('no such column');
    expect(await syncs()).toBe(full);
  },
);
