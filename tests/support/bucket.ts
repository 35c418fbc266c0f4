import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type StoredObject = { bytes: Buffer; type: string; sha256?: string };

const pageSize = 3;
const modified = '<LastModified>2026-01-01T00:00:00.000Z</LastModified>';
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest();
const sha256Of = ({ headers }: IncomingMessage) => headers['x-amz-meta-sha256']?.toString();

/** A page of keys, as ListObjectsV2 has them. */
function listObjects(objects: Map<string, StoredObject>, query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const start = Number(query.get('continuation-token') ?? 0);
  const end = start + pageSize;
  const contents = keys
    .slice(start, end)
    .map((key) => `<Contents><Key>${key}</Key><Size>${objects.get(key)?.bytes.length}</Size>${modified}</Contents>`);
  const next =
    end < keys.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${end}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`;
}

/** A minimal S3 server in memory, and the environment variables for it. */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/school\/?/, ''));
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const bytes = Buffer.concat(chunks);
      const expected = request.headers['content-md5'];
      if (expected && expected !== md5(bytes).toString('base64')) response.statusCode = 400;
      else objects.set(key, { bytes, type: request.headers['content-type'] ?? '', sha256: sha256Of(request) });
    } else if (searchParams.has('list-type')) {
      response.setHeader('content-type', 'application/xml').write(listObjects(objects, searchParams));
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.statusCode = 204;
    } else if (stored) {
      response.setHeader('content-type', stored.type).setHeader('content-length', stored.bytes.length);
      response.setHeader('etag', `"${md5(stored.bytes).toString('hex')}"`);
      if (stored.sha256) response.setHeader('x-amz-meta-sha256', stored.sha256);
      if (request.method === 'GET') response.write(stored.bytes);
    } else response.statusCode = 404;
    response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const variables = {
    S3_BUCKET: 'school',
    S3_REGION: 'eu-west-3',
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { objects, variables, close };
}
