import { rmSync } from 'node:fs';
import { main } from './problem.mjs';
import { serve } from './server.mjs';

/** A production server for the browser's tests: its own empty data folder, seeded. */
await main(async () => {
  const folder = process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await serve('start');
});
