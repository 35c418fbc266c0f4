import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { writersOf } from './forms.mjs';
import { countLost } from './records.mjs';

/** SIGKILL during writes, repeatedly. */
export async function measureKillRounds({ start, rounds, ...database }) {
  const acknowledged = [];
  const restarts = [];
  for (let round = 0; round <= rounds; round += 1) {
    const site = await start();
    if (round > 0) restarts.push(site.seconds);
    const before = acknowledged.length;
    const writers = await writersOf(site);
    const writing = Promise.all(writers.map((writer) => writeUntilItEnds(site, writer, acknowledged)));
    // The first writes load code: do not kill before.
    while (acknowledged.length < before + writers.length) await pause(20);
    await pause(randomInt(1000));
    process.kill(site.pid, 'SIGKILL');
    await site.stop();
    await writing;
  }
  return { acknowledged: acknowledged.length, lost: await countLost(acknowledged, database), restarts };
}

export async function killRounds({ name, ...trial }) {
  const { lost, acknowledged, restarts } = await measureKillRounds(trial);
  return `${name}: ${lost} of ${acknowledged} acknowledged writes lost in ${trial.rounds} kills, restart at most ${Math.max(...restarts).toFixed(1)} s (goal: 0, 5 s)`;
}

async function writeUntilItEnds(site, { table, column, write }, acknowledged) {
  for (;;) {
    const mark = await write();
    if (mark) acknowledged.push({ table, column, mark });
    else if (!isAlive(site.pid)) return;
    else await pause(20);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
