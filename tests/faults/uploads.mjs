import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { memory } from '../bench/process-usage.mjs';
import { tally } from './client.mjs';
import { enrol, largeScreenshot, liveCourse, screenshot } from './forms.mjs';

/** Uploads in flight at SIGTERM must be completed. `uploads` must not exceed the concurrency limit for guests. */
export async function measureShutdowns({ start, uploads, rounds }) {
  const picture = await screenshot();
  const statuses = [];
  for (let round = 0; round < rounds; round += 1) {
    const site = await start();
    const course = await liveCourse(site);
    // Half of each form is sent before SIGTERM, half after.
    const send = () => enrol(site, course, `${randomUUID()}@example.com`, picture, { pauseMs: 4000 });
    const sent = Promise.all(Array.from({ length: uploads }, send));
    await pause(2000);
    process.kill(site.pid, 'SIGTERM');
    statuses.push(...(await sent));
    await site.stop();
  }
  return statuses;
}

export async function shutdownDuringUploads(trial) {
  const statuses = await measureShutdowns(trial);
  return `SIGTERM, ${trial.rounds} times during ${trial.uploads} uploads: ${tally(statuses)} (goal: 200)`;
}

export async function uploadFlood({ start, uploads }) {
  const site = await start();
  try {
    const course = await liveCourse(site);
    const picture = await largeScreenshot();
    let highest = memory(site.pid);
    const watch = setInterval(() => {
      highest = Math.max(highest, memory(site.pid));
    }, 50);
    const statuses = await Promise.all(
      Array.from({ length: uploads }, () => enrol(site, course, `${randomUUID()}@example.com`, picture)),
    );
    clearInterval(watch);
    return `${uploads} uploads of 4 MB at once: ${tally(statuses)}; memory at most ${Math.round(highest)} MiB (goal: 200, 413, 429, 503 only; 1.2 GB)`;
  } finally {
    await site.stop();
  }
}

export async function memoryAfterUploads({ start, uploads }) {
  const site = await start();
  try {
    const course = await liveCourse(site);
    const before = memory(site.pid);
    const picture = await largeScreenshot();
    for (let sent = 0; sent < uploads; sent += 1) {
      await enrol(site, course, `${randomUUID()}@example.com`, picture);
    }
    await pause(5000);
    return `memory after ${uploads} uploads of 4 MB: ${Math.round(before)} to ${Math.round(memory(site.pid))} MiB (goal: 300)`;
  } finally {
    await site.stop();
  }
}
