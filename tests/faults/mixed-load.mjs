import { setTimeout as pause } from 'node:timers/promises';
import { memory } from '../bench/process-usage.mjs';
import { statusOf, tally } from './client.mjs';
import { writersOf } from './forms.mjs';

const pages = [
  '/',
  '/adult',
  '/kid',
  '/blog',
  '/books',
  '/contact',
  '/quotation',
  '/level-test',
  '/api/course',
  '/api/blog',
];

/** Memory growth is from the end of the first minute to the end. */
export async function mixedLoad({ start, minutes, name }) {
  const site = await start();
  try {
    const end = Date.now() + minutes * 60_000;
    const failed = [];
    const writers = await writersOf(site, (status) => {
      if (status !== 200) failed.push(status);
    });
    let requests = 0;
    const reader = async (at) => {
      for (let turn = at; Date.now() < end; turn += 1) {
        const status = await statusOf(site, pages[turn % pages.length]);
        requests += 1;
        if (status !== 200) failed.push(status);
        await pause(20);
      }
    };
    const writer = async ({ write }) => {
      while (Date.now() < end) {
        requests += 1;
        await write();
        await pause(500);
      }
    };
    const work = Promise.all([...[0, 3, 6, 9].map(reader), ...writers.map(writer)]);
    const byMinute = [];
    for (let minute = 1; minute < minutes; minute += 1) {
      await pause(60_000 - sampleMs);
      byMinute.push(await settledMemory(site));
    }
    await work;
    byMinute.push(await settledMemory(site));
    const growth = Math.round((byMinute.at(-1) / byMinute[0] - 1) * 100);
    const failures = failed.length > 0 ? `${failed.length} failed (${tally(failed)})` : '0 failed';
    const megabytes = byMinute.map(Math.round).join(', ');
    return `mixed load of ${minutes} min on ${name}: ${requests} requests, ${failures}, memory by the minute ${megabytes} MiB, ${growth} % (goal: 0, 15 %)`;
  } finally {
    await site.stop();
  }
}

const sampleMs = 7500;

/** A median, because memory varies with garbage collection. */
async function settledMemory(site) {
  const samples = [];
  for (let sample = 0; sample < 15; sample += 1) {
    samples.push(memory(site.pid));
    await pause(sampleMs / 15);
  }
  return samples.sort((one, other) => one - other)[7];
}
