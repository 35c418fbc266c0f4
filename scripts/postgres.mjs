import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { exitCode, output, which } from './command.mjs';
import { installPackage } from './debian.mjs';
import { freePort } from './port.mjs';
import { Problem } from './problem.mjs';

/** `crash` ends the server as SIGKILL does; `restart` brings it back. For both, `isDurable` must be set. */
export async function startPostgres({ isDurable = false } = {}) {
  const programs = await providePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'ecole-padauk-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };

  const data = join(folder, 'data');
  const creation = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  if ((await exitCode(join(programs, 'initdb'), creation, options)) !== 0) {
    throw new Problem('initdb could not create a database for the tests.');
  }
  const port = await freePort();
  const withoutDurability = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'log_min_messages=panic'];
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    ...(isDurable ? [] : withoutDurability),
  ].flatMap((s) => ['-c', s]);
  const run = () => {
    const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
    });
    // A test that runs into its timeout does not stop what it started.
    const kill = () => server.kill('SIGQUIT');
    process.once('exit', kill);
    return {
      server,
      ended: new Promise((resolve) => server.once('exit', resolve)).then(() => process.off('exit', kill)),
    };
  };
  let running = run();
  const end = async (signal) => {
    running.server.kill(signal);
    await running.ended;
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await acceptsConnections(port, running.server))) {
    await stop();
    throw new Problem('PostgreSQL did not start for the tests.');
  }
  const restart = async () => {
    running = run();
    if (!(await acceptsConnections(port, running.server))) throw new Problem('PostgreSQL did not start again.');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: () => running.server.pid,
    stop,
    // An immediate shutdown: all connections end, and the next start recovers from the log.
    crash: () => end('SIGQUIT'),
    restart,
  };
}

/** PATH may have only the client programs. */
export function findPrograms() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), output('pg_config', ['--bindir'])];
  const initdb = which('initdb');
  if (initdb) folders.push(join(initdb, '..'));
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function providePrograms() {
  if (!findPrograms()) await installPackage('postgresql', 'Install a PostgreSQL server, with initdb on the PATH.');
  return findPrograms();
}

// PostgreSQL refuses to run as root.
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const name = output('id', ['-u', 'postgres']) ? 'postgres' : 'nobody';
  return { uid: Number(output('id', ['-u', name])), gid: Number(output('id', ['-g', name])) };
}

async function acceptsConnections(port, server) {
  for (let tries = 0; tries < 150 && server.exitCode === null; tries += 1) {
    const isOpen = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return true;
    await pause(200);
  }
  return false;
}
