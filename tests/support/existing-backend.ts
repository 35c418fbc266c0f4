import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';

export type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type FakeResponse = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: unknown;
  delay?: number;
};

/** `respondTo` sets the response for a path, with or without its query. */
export async function openExistingBackend() {
  const fakes = new Map<string, FakeResponse>();
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const fake = fakes.get(url) ??
      fakes.get(new URL(url, 'http://localhost').pathname) ?? {
        status: 404,
        body: { error: 'unknown' },
      };
    if (fake.delay) await pause(fake.delay);
    response.writeHead(fake.status ?? 200, { 'content-type': fake.type ?? 'application/json', ...fake.headers });
    response.end(typeof fake.body === 'string' ? fake.body : JSON.stringify(fake.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    respondTo: (path: string, fake: FakeResponse) => fakes.set(path, fake),
  };
}
