import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { parseArgs } from 'node:util';
import { ensureBuild } from '../../scripts/build.mjs';
import { startPostgres } from '../../scripts/postgres.mjs';
import { main } from '../../scripts/problem.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { browserHeaders } from './http-request.mjs';
import { percentile } from './load.mjs';
import { memory, processorTime } from './process-usage.mjs';
import { limitProcessor } from './processor-share.mjs';
import { startSite, temporaryData } from './running-server.mjs';

const { values: options } = parseArgs({
  options: {
    share: { type: 'string', default: '0.3' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '16' },
  },
});
const [share, seconds, connections] = [options.share, options.seconds, options.connections].map(Number);

const read = (path) => () => ({ path, headers: { ...browserHeaders, ...forwardedIp() } });
const message = () => ({
  name: 'Thiri Aung',
  email: `${randomUUID()}@example.com`,
  subject: 'Evening courses',
  phone: '09 250 000 117',
  message: 'Do you have evening courses for beginners?',
});
const write = () => ({
  path: '/api/contact',
  method: 'POST',
  headers: { 'content-type': 'application/json', ...forwardedIp() },
  body: JSON.stringify(message()),
});

const kinds = {
  'cached pages': [read('/'), read('/adult')],
  'API reads': [read('/api/course?type=Adult&limit=12'), read('/api/book')],
  writes: [write],
};

const formatMeasured = ({ perSecond, p95, failures, instances, database, generator, memories }) =>
  `${perSecond.toFixed(0)} a second, p95 ${p95.toFixed(0)} ms, ${failures} failed; cores: instances ${instances.map((used) => used.toFixed(2)).join(' + ')}, PostgreSQL ${database.toFixed(2)}, this generator ${generator.toFixed(2)}; memory ${memories.map(Math.round).join(' + ')} MiB`;

/** `node tests/bench/scaling.mjs [--share 0.3 --seconds 10 --connections 16]`: one and two instances, each with this share of a core. */
await main(async () => {
  await ensureBuild();
  const data = temporaryData();
  const postgres = await startPostgres({ isDurable: true });
  const env = { DATABASE_URL: postgres.url, SHARED_DATA_DIR: '1', TRUST_PROXY: '1' };
  const start = () => startSite(data.folder, env, { stderr: 'ignore' });
  const sites = [await start(), await start()];
  const unlimit = sites.map(({ pid }) => limitProcessor(pid, share));
  try {
    for (const [name, requests] of Object.entries(kinds)) {
      // Code is loaded, and the best compression of the pages is ready.
      await measure(sites, requests, postgres.pid());
      const one = await measure(sites.slice(0, 1), requests, postgres.pid());
      const two = await measure(sites, requests, postgres.pid());
      console.log(`${name}: ${(two.perSecond / one.perSecond).toFixed(2)} times`);
      for (const [title, measured] of Object.entries({ one, two }))
        console.log(`  ${title} ${formatMeasured(measured)}`);
    }
  } finally {
    for (const site of sites) await site.stop();
    for (const remove of unlimit) remove();
    await postgres.stop();
    data.remove();
  }
});

/** Cores are processor seconds per second. */
async function measure(sites, requests, postgresPid) {
  const usage = () => ({
    instances: sites.map(({ pid }) => processorTime(pid)),
    database: processorTimeOfTree(postgresPid),
    generator: process.cpuUsage(),
  });
  const before = usage();
  const startedAt = performance.now();
  const latencies = [];
  let failures = 0;
  const visit = async (site, agent, first) => {
    for (let turn = first; performance.now() - startedAt < seconds * 1000; turn += 1) {
      const sentAt = performance.now();
      if ((await send(site, agent, requests[turn % requests.length]())) !== 200) failures += 1;
      latencies.push(performance.now() - sentAt);
    }
  };
  await Promise.all(
    sites.flatMap((site) => {
      const agent = new Agent({ keepAlive: true, maxSockets: connections });
      return Array.from({ length: connections }, (_, first) => visit(site, agent, first));
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  const after = usage();
  const { user, system } = process.cpuUsage(before.generator);
  return {
    perSecond: (latencies.length / elapsedMs) * 1000,
    p95: percentile(latencies, 95),
    failures,
    instances: after.instances.map((used, index) => (used - before.instances[index]) / elapsedMs),
    database: (after.database - before.database) / elapsedMs,
    generator: (user + system) / 1000 / elapsedMs,
    memories: sites.map(({ pid }) => memory(pid)),
  };
}

function send(site, agent, { path, method = 'GET', headers, body }) {
  return new Promise((resolve) => {
    const sending = request(new URL(path, site.url), { agent, method, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
      response.once('error', () => resolve(0));
    });
    sending.once('error', () => resolve(0));
    sending.end(body);
  });
}

/** PostgreSQL has a process per connection, which do not end meanwhile. */
function processorTimeOfTree(pid) {
  const isChild = (id) => {
    try {
      return readFileSync(`/proc/${id}/status`, 'utf8').includes(`\nPPid:\t${pid}\n`);
    } catch {
      return false;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isChild(name));
  return [pid, ...children].reduce((sum, id) => sum + processorTime(id), 0);
}
