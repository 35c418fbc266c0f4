import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emptyVariables } from '../../scripts/environment.mjs';
import { httpStatus } from '../../scripts/http-status.mjs';
import { freePort } from '../../scripts/port.mjs';
import { project } from '../../scripts/project.mjs';

const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
const startCommand = scripts.start.split(' ');
const startFlags = startCommand.filter((word) => word.startsWith('--'));
const startVariables = Object.fromEntries(
  startCommand.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
);

export function temporaryData() {
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Waits until `ready` responds 200; `seconds` is the time until then.
 * @param {string} folder
 * @param {Record<string, string>} [env]
 * @param {{ ready?: string, stderr?: string | number }} [options] stderr as in `spawn`
 */
export function startSite(folder, env = {}, { ready = '/readyz', stderr = 'inherit' } = {}) {
  const variables = {
    ...emptyVariables(),
    ...startVariables,
    DATA_DIR: folder,
    HOSTNAME: '127.0.0.1',
    SEED: 'demo',
    OWNER_PASSWORD: 'owner-password-for-the-bench',
    BACKUP_EVERY_MINUTES: '0',
    ...env,
  };
  return startServer([...startFlags, join(project, 'scripts', 'start.mjs')], ready, variables, stderr);
}

export async function startServer(args, ready, env = {}, stderr = 'inherit') {
  const port = env.PORT || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: project,
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, NODE_ENV: 'production', ...env, PORT: String(port) },
  });
  // A test that runs into its timeout does not stop what it started.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve)).then(() => process.off('exit', kill));
  const stop = async () => {
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(forced);
  };
  while ((await httpStatus(new URL(ready, url))) !== 200) {
    if (child.exitCode !== null) throw new Error(`${args[0]} ended with exit code ${child.exitCode}.`);
    if (performance.now() - startedAt > 900_000) {
      await stop();
      throw new Error(`${args[0]} did not answer ${ready} within fifteen minutes.`);
    }
    await pause(10);
  }
  return { url, pid: child.pid, seconds: (performance.now() - startedAt) / 1000, stop };
}
