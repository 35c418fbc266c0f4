import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';

export type Heard = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Answer = {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: unknown;
  /** Milliseconds until it answers. */
  delay?: number;
};

/**
 * A stand-in for the school's existing backend on this machine. It answers what `says` was told for a path, with its
 * query or without, writes down what it heard, and is gone after the file.
 */
export async function openExistingBackend() {
  const answers = new Map<string, Answer>();
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    heard.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    const answer = answers.get(url) ??
      answers.get(new URL(url, 'http://localhost').pathname) ?? {
        status: 404,
        body: { error: 'unknown' },
      };
    if (answer.delay) await pause(answer.delay);
    response.writeHead(answer.status ?? 200, { 'content-type': answer.type ?? 'application/json', ...answer.headers });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    says: (path: string, answer: Answer) => answers.set(path, answer),
  };
}
