import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyFilesToBucket, copyFilesToDisk } from '@/scripts/move/move-files.mjs';
import { openBucket } from '@/tests/support/bucket';
import { openTestBackend } from '@/tests/support/database';

// Before the CMS is opened, which chooses its storage once.
const bucket = await openBucket();
Object.assign(process.env, bucket.variables);
afterAll(bucket.close);

const { cms } = await openTestBackend();
const { default: config } = await import('@payload-config');
const { handleEndpoints } = await import('payload');

const data = process.env.DATA_DIR ?? '';
const [media, receipts] = ['media', 'private'].map((name) => join(data, name)) as [string, string];
const pictures = ['တနင်္လာ é.webp', 'a-480.avif', 'b.svg', 'c.png', 'd.jpg'];

mkdirSync(media, { recursive: true });
mkdirSync(receipts, { recursive: true });
for (const [at, name] of pictures.entries()) writeFileSync(join(media, name), `picture ${at}`);
writeFileSync(join(receipts, 'receipt.webp'), Buffer.alloc(200_000, 7));
writeFileSync(join(receipts, '.unfinished-receipt.webp'), 'half');

const lines: string[] = [];
const report = (line: string) => lines.push(line);

test('pictures and receipts get to the bucket, where the site finds them', async () => {
  await copyFilesToBucket(data, report);
  expect([...bucket.objects.keys()].sort()).toEqual(
    [...pictures.map((name) => `media/${name}`), 'receipts/receipt.webp'].sort(),
  );
  expect(bucket.objects.get('media/a-480.avif')?.type).toBe('image/avif');
  // A record of the time when files were on the disk has no prefix.
  const { tables, drizzle } = cms.db as unknown as {
    tables: { media: unknown };
    drizzle: { insert: (table: unknown) => { values: (row: object) => Promise<unknown> } };
  };
  await drizzle.insert(tables.media).values({ alt: 'A picture', filename: 'a-480.avif', mimeType: 'image/avif' });
  const request = new Request('http://localhost/cms-api/media/file/a-480.avif');
  const served = await handleEndpoints({ config, request });
  expect(served.status).toBe(200);
  expect(await served.text()).toBe('picture 1');
});

test('a second run copies only what is missing, and never overwrites', async () => {
  bucket.objects.delete('media/b.svg');
  lines.length = 0;
  await copyFilesToBucket(data, report);
  expect(lines).toEqual([
    'Compared: 5 files of media/ are in the bucket, 1 of them new.',
    'Compared: 1 files of private/ are in the bucket, 0 of them new.',
  ]);
  writeFileSync(join(media, 'c.png'), 'another 3');
  await expect(copyFilesToBucket(data, report)).rejects.toThrow('media/c.png differs between the disk and the bucket');
  expect(bucket.objects.get('media/c.png')?.bytes.toString()).toBe('picture 3');
  writeFileSync(join(media, 'c.png'), 'picture 3');
});

test('they come back to the disk, for this user only', async () => {
  const receipt = readFileSync(join(receipts, 'receipt.webp'));
  rmSync(media, { recursive: true });
  rmSync(receipts, { recursive: true });
  // The site itself uploads without a checksum of ours.
  bucket.objects.set('receipts/newer.webp', { bytes: Buffer.from('newer'), type: 'image/webp' });
  await copyFilesToDisk(data, report);
  expect(readdirSync(media).sort()).toEqual([...pictures].sort());
  expect(readFileSync(join(receipts, 'receipt.webp'))).toEqual(receipt);
  expect(readdirSync(receipts).sort()).toEqual(['newer.webp', 'receipt.webp']);
  expect(statSync(join(receipts, 'newer.webp')).mode & 0o077).toBe(0);
});

test('an object that is no file of the site, or a bucket that does not respond, stops it with one line', async () => {
  bucket.objects.set('media/../secrets.json', { bytes: Buffer.from('x'), type: 'text/plain' });
  await expect(copyFilesToDisk(data, report)).rejects.toThrow('is no file of this site');
  bucket.objects.delete('media/../secrets.json');
  const { S3_ENDPOINT } = process.env;
  process.env.S3_ENDPOINT = 'http://127.0.0.1:9';
  await expect(copyFilesToBucket(data, report)).rejects.toThrow(
    /^The bucket school at http:\/\/127\.0\.0\.1:9: .+ Check the S3 variables, then try again\.$/,
  );
  process.env.S3_ENDPOINT = S3_ENDPOINT;
});
