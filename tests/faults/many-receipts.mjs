import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { project } from '../../scripts/project.mjs';
import { processorTime } from '../bench/process-usage.mjs';
import { forwardedIp } from '../support/client-ip.mjs';
import { describeBlock, recordEventLoop } from './event-loop-recorder.mjs';
import { enrol, liveCourse, screenshot } from './forms.mjs';
import { logInAsOwner } from './owner.mjs';

export async function manyReceipts({ start, folder, receipts, waiting }) {
  const seeding = await start();
  const course = await liveCourse(seeding);
  for (let count = 0; count < 4; count += 1) {
    await enrol(seeding, course, `${randomUUID()}@example.com`, await screenshot());
  }
  // Hashes are stored after the responses.
  await pause(5000);
  await seeding.stop();
  const script = join(project, 'tests', 'faults', 'copy-receipts.mjs');
  const copying = spawnSync(process.execPath, [script, folder, receipts, waiting], { stdio: 'inherit' });
  if (copying.status !== 0) throw new Error('The receipts could not be copied.');

  const recorder = recordEventLoop(folder);
  const site = await start(recorder.env);
  try {
    const headers = { accept: 'text/html', cookie: await logInAsOwner(site), ...forwardedIp() };
    const measure = async (name, act) => {
      await pause(1000);
      await recorder.longest(site);
      const usedMs = processorTime(site.pid);
      const began = performance.now();
      const result = await act();
      const ms = Math.round(performance.now() - began);
      await pause(1000);
      const processorMs = processorTime(site.pid) - usedMs;
      const blocked = describeBlock(await recorder.longest(site));
      return `${name} ${result} in ${ms} ms, ${processorMs} of processor, ${blocked}`;
    };
    const view = (path) => async () => {
      const response = await fetch(new URL(path, site.url), { headers });
      await response.arrayBuffer();
      return response.status;
    };
    const pages = ['/admin/desk', '/admin'];
    for (const page of [...pages, ...pages]) await view(page)();
    const results = [];
    for (const page of pages) results.push(await measure(page, view(page)));
    const send = async () => enrol(site, course, `${randomUUID()}@example.com`, await screenshot());
    await send();
    results.push(await measure('a new receipt', send));
    return `${receipts} receipts, ${waiting} waiting: ${results.join('; ')} (goal: 300 ms, blocks 50 ms)`;
  } finally {
    await site.stop();
  }
}
