import { setTimeout as pause } from 'node:timers/promises';
import { statusOf, tally } from './client.mjs';
import { writersOf } from './forms.mjs';
import { countLost } from './records.mjs';

const pages = ['/', '/adult', '/blog', '/contact'];

/** PostgreSQL crashes under six writers and comes back, without a restart of the site. */
export async function measurePostgresGone({ start, postgres, rounds }) {
  const site = await start();
  const acknowledged = [];
  const failures = [];
  const pageStatuses = [];
  const recoverySeconds = [];
  let isDone = false;
  const writeUntilDone = async ({ table, column, write }) => {
    while (!isDone) {
      const mark = await write();
      if (mark) acknowledged.push({ table, column, mark });
      else await pause(100);
    }
  };
  const grown = async (count) => {
    const before = acknowledged.length;
    while (acknowledged.length < before + count) await pause(20);
  };
  try {
    const writers = await writersOf(site, (status) => {
      if (status !== 200) failures.push(status);
    });
    const writing = Promise.all(writers.map(writeUntilDone));
    for (const page of pages) await statusOf(site, page);
    for (let round = 0; round < rounds; round += 1) {
      await grown(2 * writers.length);
      await postgres.crash();
      await pause(1000);
      for (const page of pages) pageStatuses.push(await statusOf(site, page));
      await postgres.restart();
      const backAt = performance.now();
      await grown(writers.length);
      recoverySeconds.push((performance.now() - backAt) / 1000);
    }
    isDone = true;
    await writing;
  } finally {
    isDone = true;
    await site.stop();
  }
  const lost = await countLost(acknowledged, { databaseUrl: postgres.url });
  return { acknowledged: acknowledged.length, lost, failures, pageStatuses, recoverySeconds };
}

export async function postgresGone(trial) {
  const rounds = 5;
  const measured = await measurePostgresGone({ ...trial, rounds });
  const { acknowledged, lost, failures, pageStatuses, recoverySeconds } = measured;
  return `PostgreSQL gone ${rounds} times and back: ${lost} of ${acknowledged} acknowledged writes lost; meanwhile writes ${tally(failures)}, pages ${tally(pageStatuses)}; six writes stored within ${Math.max(...recoverySeconds).toFixed(1)} s of its return, without a restart (goal: 0; 503; 200; 10 s)`;
}
