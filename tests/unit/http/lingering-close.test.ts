import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { completeHeaders } from '@/lib/http/response-headers';

const refuse = (response: ServerResponse) => {
  completeHeaders(response, { isDraining: () => false });
  response.writeHead(429).end('Too many tries.');
};
const handlers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/unread': (_, response) => refuse(response),
  '/begun': (request, response) => request.once('data', () => refuse(response)),
  '/paused': (request, response) => {
    request.once('data', () => request.pause());
    request.once('pause', () => refuse(response));
  },
};
const server = createServer((request, response) => handlers[request.url ?? '']?.(request, response));
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(() => server.close());

/** Simple clients send the whole request before they read. */
async function sendThenRead(path: string, bytes: number): Promise<string> {
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.pause();
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`);
  await new Promise((resolve) => socket.write(Buffer.alloc(bytes), resolve));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.resume();
  await once(socket, 'end').catch(() => {});
  socket.end();
  return Buffer.concat(chunks).toString();
}

test.each(Object.keys(handlers))(
  'a client that is refused while it uploads receives the response (%s)',
  async (path) => {
    const response = await sendThenRead(path, 20_000_000);
    expect(response).toMatch(/^HTTP\/1\.1 429 /);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(response).toContain('Too many tries.');
  },
);

test('the connection of a client that stops sending is closed', async () => {
  const accepted = once(server, 'connection');
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  const [connection] = (await accepted) as [Socket];
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  socket.write('POST /unread HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nx');
  socket.resume();
  await once(socket, 'end');
  expect(connection.destroyed).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(connection.destroyed).toBe(true);
  vi.useRealTimers();
  socket.destroy();
});
