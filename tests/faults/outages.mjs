import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import { forwardedIp } from '../support/client-ip.mjs';

const seconds = (ms) => (ms / 1000).toFixed(1);

async function timeRequest(site, path, init = {}) {
  const startedAt = performance.now();
  try {
    const signal = AbortSignal.timeout(60_000);
    const headers = { accept: 'text/html', ...forwardedIp(), ...init.headers };
    const response = await fetch(new URL(path, site.url), { ...init, headers, signal });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - startedAt };
  } catch {
    return { status: undefined, ms: performance.now() - startedAt };
  }
}

const contactForm = () => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    name: 'Thiri Aung',
    email: `thiri.${Math.random()}@example.com`,
    subject: 'Evening courses',
    phone: '09 250 000 117',
    message: 'Do you have evening courses for beginners?',
  }),
});

export async function hungPostgres({ startIn, folder }) {
  const postgres = await startPostgres();
  const proxy = await startHangingProxy(new URL(postgres.url));
  rmSync(folder, { recursive: true, force: true });
  try {
    const site = await startIn(folder, { DATABASE_URL: proxy.url, SHARED_DATA_DIR: '1' });
    try {
      proxy.isHung = true;
      // Readiness checks are cached for a second.
      await pause(1500);
      const [ready, api, form] = await Promise.all([
        timeRequest(site, '/readyz'),
        timeRequest(site, '/api/book'),
        timeRequest(site, '/api/contact', contactForm()),
      ]);
      proxy.isHung = false;
      await pause(8000);
      const after = await timeRequest(site, '/api/contact', contactForm());
      const one = ({ status, ms }) => `${status} after ${seconds(ms)} s`;
      return `hung PostgreSQL: /readyz ${one(ready)}, API ${one(api)}, form ${one(form)}; afterwards form ${after.status} (goal: 503 within 2, 12, 12 s; 200)`;
    } finally {
      await site.stop();
    }
  } finally {
    await proxy.close();
    await postgres.stop();
  }
}

/** A TCP proxy that drops all data while `isHung`. */
async function startHangingProxy(target) {
  const sockets = new Set();
  const proxy = { isHung: false };
  const server = createTcpServer((clientSocket) => {
    const databaseSocket = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [clientSocket, databaseSocket],
      [databaseSocket, clientSocket],
    ]) {
      sockets.add(from);
      from.on('data', (data) => proxy.isHung || to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String(server.address().port);
  proxy.url = url.href;
  proxy.close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return proxy;
}

/** An existing backend that takes ten seconds, then one whose lists are null. */
export async function troubledBackend({ startIn, folder }) {
  let reply = { delayMs: 10_000, body: { data: [] } };
  const backend = createServer(async (request, response) => {
    request.resume();
    const { delayMs, body } = reply;
    await pause(delayMs);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${backend.address().port}`;
  const site = await startIn(folder, { BACKEND_URL: url }, { ready: '/healthz' });
  const pages = ['/', '/adult', '/blog', '/instructor', '/zoom', '/level-test'];
  try {
    const slow = await Promise.all(pages.map((page) => timeRequest(site, page)));
    const again = await Promise.all(pages.map((page) => timeRequest(site, page)));
    reply = { delayMs: 0, body: { data: null } };
    await pause(12_000);
    const first = [];
    for (const page of pages) first.push(await timeRequest(site, page));
    const longest = (all) => seconds(Math.max(...all.map(({ ms }) => ms)));
    return `existing backend that takes 10 s: pages at most ${longest(slow)} s, then ${longest(again)} s; with null lists ${longest(first)} s (goal: 9, 1, 1)`;
  } finally {
    await site.stop();
    backend.closeAllConnections();
    backend.close();
  }
}
