import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal S3 server in memory, and the environment variables for it. */
export async function openBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '', 'http://bucket').pathname.replace('/school/', ''));
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      objects.set(key, { bytes: Buffer.concat(chunks), type: request.headers['content-type'] ?? '' });
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.statusCode = 204;
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
