import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { noVariables } from '../../scripts/environment.mjs';
import { freePort } from '../../scripts/port.mjs';
import { project } from '../../scripts/project.mjs';
import { status } from '../../scripts/readiness.mjs';

/** What `npm start` tells Node and the C library. */
const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const startWords = scripts.start.split(' ');
const startFlags = startWords.filter((word) => word.startsWith('--'));
const startVariables = Object.fromEntries(
  startWords.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
);

/** A temporary data folder; `remove` deletes it. */
export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The production server on a data folder, answering `ready` before this resolves; `seconds` is how long that took. */
export function startSite(folder, env = {}, { ready = '/readyz', stderr = 'inherit' } = {}) {
  const variables = {
    ...noVariables(),
    ...startVariables,
    DATA_DIR: folder,
    HOSTNAME: '127.0.0.1',
    SEED: 'demo',
    OWNER_PASSWORD: 'owner-password-for-the-bench',
    ...env,
  };
  return startServer([...startFlags, join(project, 'scripts', 'start.mjs')], ready, variables, stderr);
}

/** Any server: `node` with these arguments and a PORT. */
export async function startServer(args, ready, env = {}, stderr = 'inherit') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(forced);
  };
  while ((await status(new URL(ready, url))) !== 200) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with exit code ${child.exitCode}.`);
    if (performance.now() - started > 900_000) {
      await stop();
      throw new Error(`${args[0]} did not answer ${ready} within fifteen minutes.`);
    }
    await pause(10);
  }
  return { url, pid: child.pid, seconds: (performance.now() - started) / 1000, stop };
}
