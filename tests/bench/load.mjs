import { Agent, get } from 'node:http';
import { processorTime } from './process-usage.mjs';

/**
 * Asks for `paths` in turn, `connections` at a time, for so many seconds; only ever on this machine. Gives requests per
 * second, processor ms per request, the median time of an answer in ms, and how many answers were not 200.
 */
export async function load(server, paths, { seconds, connections = 8 }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  const used = processorTime(server.pid);
  const waits = [];
  let failures = 0;
  let turn = 0;
  const visitor = async () => {
    while (performance.now() - began < seconds * 1000) {
      const path = paths[turn++ % paths.length];
      const asked = performance.now();
      if ((await answer(new URL(path, server.url), agent)) !== 200) failures += 1;
      waits.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const elapsed = (performance.now() - began) / 1000;
  agent.destroy();
  waits.sort((a, b) => a - b);
  return {
    perSecond: waits.length / elapsed,
    processor: (processorTime(server.pid) - used) / waits.length,
    wait: waits[Math.floor(waits.length / 2)],
    failures,
  };
}

function answer(url, agent) {
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
