import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../bench/load.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { statusOf } from './client.mjs';
import { logInAsOwner } from './owner.mjs';

const perSecond = 20;
const pages = ['/', '/adult', '/blog', '/contact'];
const fileBytes = 250_000;
const quietMs = 20_000;

/** Requests pages before, during and after a first backup of that many files. */
export async function backupBesidePages({ start, folder, megabytes }) {
  const media = join(folder, 'media');
  mkdirSync(media, { recursive: true });
  const files = Math.round((megabytes * 1e6) / fileBytes);
  for (let number = 0; number < files; number += 1)
    writeFileSync(join(media, `many-${number}`), randomBytes(fileBytes));
  const site = await start();
  try {
    const cookie = await logInAsOwner(site);
    const headers = { cookie, origin: site.url, 'content-type': 'application/json', ...forwardedIp() };
    const endpoint = new URL('/cms-api/backups', site.url);
    const isRunning = async () => (await (await fetch(endpoint, { headers })).json()).isRunning;
    for (const page of pages) await statusOf(site, page);
    const before = await measurePages(site, () => pause(quietMs));
    await fetch(endpoint, { method: 'POST', headers, body: '{}' });
    const startedAt = performance.now();
    const during = await measurePages(site, async () => {
      while (await isRunning()) await pause(500);
    });
    const seconds = (performance.now() - startedAt) / 1000;
    const after = await measurePages(site, () => pause(quietMs));
    const p95 = [before, during, after].map((latencies) => percentile(latencies, 95).toFixed(0));
    return `backup of ${megabytes} MB in ${files} files, ${seconds.toFixed(0)} s, beside ${perSecond} pages a second: p95 ${p95.join(', ')} ms before, during, after (goal: 1.5 × without)`;
  } finally {
    await site.stop();
  }
}

/** In ms. Requests start at fixed times, however long the others take. */
async function measurePages(site, work) {
  const latencies = [];
  const requests = [];
  const timer = setInterval(() => {
    const sentAt = performance.now();
    const page = pages[requests.length % pages.length];
    requests.push(statusOf(site, page).then(() => latencies.push(performance.now() - sentAt)));
  }, 1000 / perSecond);
  await work();
  clearInterval(timer);
  await Promise.all(requests);
  return latencies;
}
