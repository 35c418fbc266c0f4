import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { blobStore } from '@/scripts/backup/blob-store.mjs';
import { listFiles, siteFolders } from '@/scripts/backup/site-files.mjs';
import { openBlobStorage } from '@/tests/support/blob-storage';

const storage = await openBlobStorage();
const data = mkdtempSync(join(tmpdir(), 'ecole-padauk-blob-'));
vi.stubEnv('VERCEL_BLOB_API_URL', storage.origin);
afterAll(() => {
  vi.unstubAllEnvs();
  storage.close();
  rmSync(data, { recursive: true });
});

type File = { path: string; read: () => Promise<NodeJS.ReadableStream> };

async function collect(files: AsyncIterable<File>): Promise<File[]> {
  const found: File[] = [];
  for await (const file of files) found.push(file);
  return found;
}

const token = 'vercel_blob_rw_store_secret';

test('pictures and receipts in Vercel Blob are part of a backup', async () => {
  storage.objects.set('media/cover.webp', Buffer.from('a cover'));
  storage.objects.set('receipts/receipt.webp', Buffer.from('a receipt'));
  const env = { NODE_ENV: 'test' as const, BLOB_READ_WRITE_TOKEN: token };
  const files = await collect(listFiles(await siteFolders(data, env)));
  expect(files.map(({ path }) => path)).toEqual(['media/cover.webp', 'private/receipt.webp']);
  const contents = await Promise.all(files.map(async ({ read }) => text(await read())));
  expect(contents).toEqual(['a cover', 'a receipt']);
});

test('a restore writes them back, and a deleted one does not exist', async () => {
  const store = await blobStore(token, data);
  const staged = join(data, 'staged');
  writeFileSync(staged, 'another cover');
  await store.write('media/other.webp', staged);
  expect(String(storage.objects.get('media/other.webp'))).toBe('another cover');
  expect(await store.read('media/gone.webp')).toBeUndefined();
});
