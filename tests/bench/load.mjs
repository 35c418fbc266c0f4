import { Agent } from 'node:http';
import { browserHeaders, requestUrl } from './http-request.mjs';
import { processorTime } from './process-usage.mjs';

/** `processor`: CPU ms per request; `latency`: median in ms; `failures`: statuses other than 200. */
export async function measureLoad(server, paths, { seconds, connections = 8, headers = browserHeaders }) {
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
      const { status } = await requestUrl(new URL(path, server.url), { agent, headers });
      if (status !== 200) failures += 1;
      latencies.push(performance.now() - requestedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    perSecond: latencies.length / elapsed,
    processor: (processorTime(server.pid) - processorBefore) / latencies.length,
    latency: percentile(latencies, 50),
    failures,
  };
}

export function percentile(values, percent) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length * percent) / 100)];
}
