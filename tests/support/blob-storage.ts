import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal Vercel Blob in memory: its API and, below `/blob/`, its public URLs. */
export async function openBlobStorage() {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://blob');
    const toBlob = (key: string) => ({
      pathname: key,
      url: `${origin}/blob/${key}`,
      downloadUrl: `${origin}/blob/${key}`,
      size: objects.get(key)?.length ?? 0,
      etag: 'an-etag',
      contentType: 'image/webp',
      contentDisposition: '',
      cacheControl: '',
      uploadedAt: '2026-01-01T00:00:00.000Z',
    });
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (pathname.startsWith('/blob/')) return response.end(objects.get(pathname.slice('/blob/'.length)));
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const key = searchParams.get('pathname') ?? '';
      objects.set(key, Buffer.concat(chunks));
      return send(200, toBlob(key));
    }
    const key = searchParams.get('url');
    if (key) return objects.has(key) ? send(200, toBlob(key)) : send(404, { error: { code: 'not_found' } });
    const listed = [...objects.keys()].filter((name) => name.startsWith(searchParams.get('prefix') ?? ''));
    return send(200, { blobs: listed.map(toBlob), hasMore: false });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { objects, origin, close };
}
