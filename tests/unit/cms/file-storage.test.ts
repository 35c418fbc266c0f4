import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
});

const pluginsWith = async (variables: Record<string, string>) => {
  for (const name of ['S3_BUCKET', 'BLOB_READ_WRITE_TOKEN']) vi.stubEnv(name, '');
  for (const name of ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'])
    vi.stubEnv(name, 'a-secret-of-the-tests'.repeat(2));
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return (await import('@/lib/cms/file-storage')).fileStorage();
};

test('files are on the disk unless a bucket or blob store is configured', async () => {
  expect(await pluginsWith({})).toEqual([]);
});

test.each<[string, Record<string, string>]>([
  [
    'S3',
    {
      S3_BUCKET: 'school',
      S3_REGION: 'eu-west-3',
      S3_ENDPOINT: 'https://s3.example',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  ],
  ['Vercel Blob', { BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_storeOfTheTests_secretOfTheTests' }],
])('with %s pictures and receipts are handed to it', async (_, variables) => {
  const plugins = await pluginsWith(variables);
  expect(plugins).toHaveLength(1);
  const config = await plugins[0]?.({
    collections: [
      { slug: 'media', fields: [] },
      { slug: 'receipts', fields: [] },
    ],
  } as never);
  for (const { upload } of config?.collections ?? []) {
    expect(upload).toMatchObject({ disableLocalStorage: true, adapter: expect.any(String) });
  }
});
