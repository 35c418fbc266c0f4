import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { memory } from '../bench/process-usage.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { tally } from './client.mjs';
import { enrol, liveCourse, screenshot } from './forms.mjs';

function stall(site, { path, length, bytes, client, type = 'application/octet-stream' }) {
  const { hostname, port } = new URL(site.url);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...Object.entries(client).map(([name, value]) => `${name}: ${value}`),
  ];
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(Buffer.alloc(bytes));
  return socket;
}

export async function stalledBodies({ start, bodies }) {
  const site = await start();
  const length = 9_500_000;
  const sockets = [];
  try {
    const before = memory(site.pid);
    let highest = before;
    for (let sent = 0; sent < bodies; sent += 1) {
      sockets.push(stall(site, { path: '/about', length, bytes: length - 1, client: forwardedIp() }));
    }
    for (let sample = 0; sample < 100; sample += 1) {
      highest = Math.max(highest, memory(site.pid));
      await pause(100);
    }
    return `${bodies} stalled bodies of 9.5 MB to a page: memory ${Math.round(before)}, at most ${Math.round(highest)} MiB (goal: 100 more)`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
}

/** Stalled uploads from three clients, and a complete one every few seconds. */
export async function stalledUploads({ start, uploads }) {
  const site = await start();
  const course = await liveCourse(site);
  const path = `/api/zoom-form/upload-form/${course}`;
  const clients = [forwardedIp(), forwardedIp(), forwardedIp()];
  const sockets = [];
  try {
    for (let sent = 0; sent < uploads; sent += 1) {
      const client = clients[sent % clients.length];
      const type = 'multipart/form-data; boundary=x';
      sockets.push(stall(site, { path, length: 4_000_000, bytes: 1000, client, type }));
    }
    const statuses = [];
    for (let upload = 0; upload < 4; upload += 1) {
      await pause(2000);
      statuses.push(await enrol(site, course, `${randomUUID()}@example.com`, await screenshot()));
    }
    return `${uploads} stalled uploads of three clients: complete uploads meanwhile ${tally(statuses)} (goal: 200)`;
  } finally {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  }
}
