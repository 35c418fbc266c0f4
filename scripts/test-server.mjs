import { rmSync } from 'node:fs';
import { main } from './problem.mjs';
import { serve } from './server.mjs';

await main(async () => {
  const folder = process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await serve('start');
});
