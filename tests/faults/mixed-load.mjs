import { setTimeout as pause } from 'node:timers/promises';
import { memory } from '../bench/process-usage.mjs';
import { statusOf } from './client.mjs';
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

/** Readers and writers side by side for a while. Memory grows from the end of the first minute to the end. */
export async function mixedLoad({ start, minutes }) {
  const site = await start();
  try {
    const end = Date.now() + minutes * 60_000;
    const writers = await writersOf(site);
    let requests = 0;
    let failures = 0;
    const reader = async (at) => {
      for (let turn = at; Date.now() < end; turn += 1) {
        const status = await statusOf(site, pages[turn % pages.length]);
        requests += 1;
        if (status !== 200) failures += 1;
        await pause(20);
      }
    };
    const writer = async ({ write }) => {
      while (Date.now() < end) {
        requests += 1;
        if (!(await write())) failures += 1;
        await pause(500);
      }
    };
    const work = Promise.all([...[0, 3, 6, 9].map(reader), ...writers.map(writer)]);
    await pause(Math.min(60_000, (minutes * 60_000) / 2));
    const before = await settledMemory(site);
    await work;
    const after = await settledMemory(site);
    const growth = Math.round((after / before - 1) * 100);
    return `mixed load of ${minutes} min: ${requests} requests, ${failures} failed, memory ${Math.round(before)} to ${Math.round(after)} MiB, ${growth} % (goal: 15 %)`;
  } finally {
    await site.stop();
  }
}

/** The median of some seconds: memory moves up and down with the collector. */
async function settledMemory(site) {
  const samples = [];
  for (let sample = 0; sample < 15; sample += 1) {
    samples.push(memory(site.pid));
    await pause(500);
  }
  return samples.sort((one, other) => one - other)[7];
}
