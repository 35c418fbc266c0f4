import type { Plugin } from 'payload';
import { env } from '@/lib/env';

// Separate prefixes: pictures are public, receipts are private.
const uploads = { media: { prefix: 'media' }, receipts: { prefix: 'receipts' } };

export async function fileStorage(): Promise<Plugin[]> {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, BLOB_READ_WRITE_TOKEN } = env();
  const plugins: Plugin[] = [];
  if (S3_BUCKET) {
    const { s3Storage } = await import('@payloadcms/storage-s3');
    plugins.push(
      s3Storage({
        collections: uploads,
        bucket: S3_BUCKET,
        config: {
          region: S3_REGION,
          endpoint: S3_ENDPOINT,
          forcePathStyle: true,
          credentials: { accessKeyId: S3_ACCESS_KEY_ID ?? '', secretAccessKey: S3_SECRET_ACCESS_KEY ?? '' },
        },
      }),
    );
  }
  if (BLOB_READ_WRITE_TOKEN) {
    const { vercelBlobStorage } = await import('@payloadcms/storage-vercel-blob');
    plugins.push(vercelBlobStorage({ collections: uploads, token: BLOB_READ_WRITE_TOKEN }));
  }
  return plugins;
}
