import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';

/** Uploads are streams, which the SDK cannot repeat. */
const maxUploads = 3;
const connectTimeoutMs = 10_000;
const idleTimeoutMs = 60_000;

/** Objects in S3-compatible storage. `variables` begin with `prefix`, such as `S3_` or `BACKUP_S3_`. */
export async function bucketStore(variables, prefix, staging) {
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client, paginateListObjectsV2 } = await import(
    '@aws-sdk/client-s3'
  );
  const read = (name) => variables[`${prefix}${name}`];
  const Bucket = read('BUCKET');
  const client = new S3Client({
    region: read('REGION'),
    endpoint: read('ENDPOINT'),
    forcePathStyle: true,
    credentials: { accessKeyId: read('ACCESS_KEY_ID'), secretAccessKey: read('SECRET_ACCESS_KEY') },
    // Compatible storage may not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs, socketTimeout: idleTimeoutMs },
  });
  return {
    where: `${Bucket} at ${read('ENDPOINT')}`,
    staging,
    async *list(Prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size, ETag, LastModified } of page.Contents ?? []) {
          yield { key: Key, size: Size, version: `${Size}-${ETag}`, modifiedMs: Number(LastModified) };
        }
      }
    },
    async read(Key) {
      try {
        return (await client.send(new GetObjectCommand({ Bucket, Key }))).Body;
      } catch (error) {
        if (error.name === 'NoSuchKey' || error.name === 'NotFound') return undefined;
        throw error;
      }
    },
    async write(Key, staged) {
      const { size: ContentLength } = await stat(staged);
      for (let tries = 1; ; tries += 1) {
        try {
          await client.send(new PutObjectCommand({ Bucket, Key, ContentLength, Body: createReadStream(staged) }));
          break;
        } catch (error) {
          if (tries === maxUploads || error.$metadata?.httpStatusCode < 500) throw error;
        }
      }
      await rm(staged);
    },
    remove: (Key) => client.send(new DeleteObjectCommand({ Bucket, Key })),
  };
}
