import { createReadStream, createWriteStream } from 'node:fs';
import { createRequire } from 'node:module';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.mjs';

const load = createRequire(import.meta.url);
const names = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

/** The bucket of the environment. @throws Problem */
export function openBucket(env = process.env) {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Problem(`Set ${missing.join(', ')} in .env first.`);
  const { S3Client } = load('@aws-sdk/client-s3');
  const client = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    // Compatible storage may not support the newer checksums; every one checks Content-MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  });
  return new Bucket(client, env.S3_BUCKET, env.S3_ENDPOINT);
}

class Bucket {
  constructor(client, name, endpoint) {
    Object.assign(this, { client, name, endpoint });
  }

  async send(command, input) {
    const commands = load('@aws-sdk/client-s3');
    try {
      return await this.client.send(new commands[`${command}Command`]({ Bucket: this.name, ...input }));
    } catch (error) {
      const status = error.$metadata?.httpStatusCode;
      if (command === 'HeadObject' && status === 404) return undefined;
      const reason = status ? `${error.name} (${status})` : (error.code ?? error.message);
      throw new Problem(
        `The bucket ${this.name} at ${this.endpoint}: ${reason}. Check the S3 variables, then try again.`,
      );
    }
  }

  /** Size in bytes by key. */
  async list(prefix) {
    const sizes = new Map();
    for (let token; ; ) {
      const page = await this.send('ListObjectsV2', { Prefix: `${prefix}/`, ContinuationToken: token });
      for (const { Key, Size } of page.Contents ?? []) sizes.set(Key, Size);
      if (!page.IsTruncated) return sizes;
      token = page.NextContinuationToken;
    }
  }

  /** Undefined if there is no such object. */
  async describe(key) {
    const head = await this.send('HeadObject', { Key: key });
    return head && { bytes: head.ContentLength, sha256: head.Metadata?.sha256, etag: head.ETag?.replaceAll('"', '') };
  }

  /** The storage refuses a body with another checksum. */
  upload(key, path, { bytes, md5, sha256 }, type) {
    return this.send('PutObject', {
      Key: key,
      Body: createReadStream(path),
      ContentLength: bytes,
      ContentMD5: Buffer.from(md5, 'hex').toString('base64'),
      ContentType: type,
      Metadata: { sha256 },
    });
  }

  async download(key, path) {
    const { Body } = await this.send('GetObject', { Key: key });
    await pipeline(Body, createWriteStream(path, { mode: 0o600, flush: true }));
  }
}
