import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal S3 server in memory, and the environment variables for it. */
export async function openBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname.replace(/^\/school\/?/, ''));
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.statusCode = 204;
    } else if (searchParams.get('list-type') === '2') {
      const listed = [...objects].filter(([name]) => name.startsWith(searchParams.get('prefix') ?? ''));
      response.setHeader('content-type', 'application/xml').write(listing(listed));
    } else if (stored) {
      response.setHeader('content-type', stored.type).setHeader('content-length', stored.bytes.length);
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

const listing = (objects: [string, { bytes: Buffer }][]) =>
  `<ListBucketResult><IsTruncated>false</IsTruncated>${objects
    .map(
      ([key, { bytes }]) =>
        `<Contents><Key>${key}</Key><Size>${bytes.length}</Size><ETag>"${bytes.length}"</ETag><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    )
    .join('')}</ListBucketResult>`;
