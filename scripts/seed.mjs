import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './port.mjs';
import { main, Problem } from './problem.mjs';
import { project } from './project.mjs';
import { isReady } from './readiness.mjs';

/**
 * Fills an empty database with the demonstration content and ends. The server's own process does it, because SQLite has
 * one owner; a database that holds content already stays as it is.
 */
await main(async () => {
  const port = await freePort();
  const server = spawn(process.execPath, [join(project, 'scripts', 'start.mjs')], {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, SEED: 'demo', HOSTNAME: '127.0.0.1', PORT: String(port) },
  });
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code ?? 1)));
  const isSeeded = await Promise.race([isReady(`http://127.0.0.1:${port}`), ended.then(() => false)]);
  if (!isSeeded) throw new Problem('The server ended before the content was in: its message is above.');
  server.kill('SIGTERM');
  await ended;
  console.log('The demonstration content is in. `npm start` serves it.');
});
