import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../scripts/postgres.mjs';
import { newClient } from './client.mjs';

const seconds = (ms) => (ms / 1000).toFixed(1);

async function timed(site, path, init = {}) {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(60_000);
    const headers = { accept: 'text/html', ...newClient(), ...init.headers };
    const response = await fetch(new URL(path, site.url), { ...init, headers, signal });
    await response.arrayBuffer();
    return { status: response.status, ms: performance.now() - began };
  } catch {
    return { status: undefined, ms: performance.now() - began };
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

/** PostgreSQL accepts connections and answers nothing, for a while. */
export async function hungPostgres({ startIn, folder }) {
  const postgres = await startPostgres();
  const wire = await hangingWire(new URL(postgres.url));
  rmSync(folder, { recursive: true, force: true });
  try {
    const site = await startIn(folder, { DATABASE_URL: wire.url, SHARED_DATA_DIR: '1' });
    try {
      wire.isHung = true;
      // Requests of one second share one check.
      await pause(1500);
      const [ready, api, form] = await Promise.all([
        timed(site, '/readyz'),
        timed(site, '/api/book'),
        timed(site, '/api/contact', contactForm()),
      ]);
      wire.isHung = false;
      await pause(8000);
      const after = await timed(site, '/api/contact', contactForm());
      const one = ({ status, ms }) => `${status} after ${seconds(ms)} s`;
      return `hung PostgreSQL: /readyz ${one(ready)}, API ${one(api)}, form ${one(form)}; afterwards form ${after.status} (goal: 503 within 2, 12, 12 s; 200)`;
    } finally {
      await site.stop();
    }
  } finally {
    await wire.close();
    await postgres.stop();
  }
}

/** Passes everything on to PostgreSQL, or nothing. */
async function hangingWire(target) {
  const sockets = new Set();
  const wire = { isHung: false };
  const between = createTcpServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      from.on('data', (data) => wire.isHung || to.write(data));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise((resolve) => between.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String(between.address().port);
  wire.url = url.href;
  wire.close = async () => {
    for (const socket of sockets) socket.destroy();
    between.close();
  };
  return wire;
}

/** An existing backend that takes ten seconds for everything, then one whose lists are null. */
export async function troubledBackend({ startIn, folder }) {
  let answer = { delayMs: 10_000, body: { data: [] } };
  const backend = createServer(async (request, response) => {
    request.resume();
    const { delayMs, body } = answer;
    await pause(delayMs);
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${backend.address().port}`;
  const site = await startIn(folder, { BACKEND_URL: url }, { ready: '/healthz' });
  const pages = ['/', '/adult', '/blog', '/instructor', '/zoom', '/level-test'];
  try {
    const slow = await Promise.all(pages.map((page) => timed(site, page)));
    const again = await Promise.all(pages.map((page) => timed(site, page)));
    answer = { delayMs: 0, body: { data: null } };
    await pause(12_000);
    const first = [];
    for (const page of pages) first.push(await timed(site, page));
    const longest = (all) => seconds(Math.max(...all.map(({ ms }) => ms)));
    return `existing backend that takes 10 s: pages at most ${longest(slow)} s, then ${longest(again)} s; with null lists ${longest(first)} s (goal: 9, 1, 1)`;
  } finally {
    await site.stop();
    backend.closeAllConnections();
    backend.close();
  }
}
