import { once } from 'node:events';
import { createServer, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { installOnVercel } from '@/lib/http/vercel';

const { emit } = Server.prototype;
afterAll(() => {
  Server.prototype.emit = emit;
});

test('on Vercel the pipeline runs before the handler of Vercel’s server', async () => {
  installOnVercel(async (request, response, next) => {
    if (request.method === 'GET') return next();
    response.writeHead(405).end();
  });
  const server = createServer((_, response) => response.end('page')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  expect(await (await fetch(url)).text()).toBe('page');
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  server.close();
});
