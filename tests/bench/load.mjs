import { Agent, get } from 'node:http';
import { processorTime } from './process-usage.mjs';

/** `processor`: CPU ms per request; `latency`: median in ms; `failures`: statuses other than 200. */
export async function measureLoad(server, paths, { seconds, connections = 8 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const startedAt = performance.now();
  const processorBefore = processorTime(server.pid);
  const latencies = [];
  let failures = 0;
  let next = 0;
  const visitor = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const path = paths[next++ % paths.length];
      const requestedAt = performance.now();
      if ((await requestPage(new URL(path, server.url), agent)) !== 200) failures += 1;
      latencies.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / elapsed,
    processor: (processorTime(server.pid) - processorBefore) / latencies.length,
    latency: latencies[Math.floor(latencies.length / 2)],
    failures,
  };
}

function requestPage(url, agent) {
  return new Promise((resolve) => {
    const request = get(
      url,
      { agent, headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' } },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', () => resolve(0));
      },
    );
    request.once('error', () => resolve(0));
  });
}
