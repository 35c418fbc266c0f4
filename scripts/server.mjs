import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuild } from './build.mjs';
import { builtConfiguration } from './built-configuration.mjs';
import { tool } from './command.mjs';
import { closeDataFolder, repairModes } from './data-modes.mjs';
import { installDependencies } from './dependencies.mjs';
import { dataDir, keepEnvironment, readEnvFiles } from './environment.mjs';
import { holdRequests } from './hold-requests.mjs';
import { handOver, provideOwner } from './owner.mjs';
import { chooseAddress, freePort } from './port.mjs';
import { project } from './project.mjs';
import { isReady } from './readiness.mjs';
import { provideSecrets } from './secrets.mjs';
import { needsSeed, seedInChild } from './seed-process.mjs';

/**
 * Prepares everything and becomes the server: `start` serves the production build, `dev` the sources; `seed` ends once the
 * database is ready. Next runs in this very process, so its signals, its exit code and its hold on the database are the
 * script's own.
 */
export async function serve(mode) {
  await installDependencies();
  readEnvFiles({ development: mode === 'dev' });
  process.env.SEED ??= 'demo';
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  provideSecrets(dataDir());
  // With an existing backend its own staff work there: this server has no admin.
  const owner = process.env.BACKEND_URL ? undefined : provideOwner(dataDir());
  if (mode !== 'dev') {
    await ensureBuild();
    offerBuiltConfiguration();
    holdRequests();
  }
  // Not before: other users may run what was installed and built.
  closeDataFolder(dataDir());

  const { host, port } = mode === 'seed' ? { host: '127.0.0.1', port: await freePort() } : await chooseAddress();
  Object.assign(process.env, { HOSTNAME: host, PORT: String(port) });
  process.env.NODE_ENV = mode === 'dev' ? 'development' : 'production';
  keepEnvironment();
  endWithNpm();
  if (mode === 'seed') return seed(host, port);
  if (mode === 'start' && (await needsSeed(dataDir()))) {
    console.log('Preparing the database and its demonstration content: a minute or two.');
    await seedInChild();
  }
  limitDrain();
  // Asking the server would have it load a route before its first page; while developing it is another process.
  const prepared = mode === 'start' ? once(process, 'prepared') : isReady(`http://${reachable(host)}:${port}`);
  await (mode === 'start' ? startBuilt : develop)(host, port);
  if (!(await Promise.race([prepared, pause(15_000, undefined, { ref: false })]))) {
    console.log('Preparing the database.');
    await prepared;
  }
  void repairModes(dataDir());
  announce(process.env.SITE_URL || `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`, owner);
}

const reachable = (host) => (host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);

function announce(site, owner) {
  const lines = ['', `  Site   ${site}`];
  if (!process.env.BACKEND_URL) lines.push(`  Admin  ${site}/admin`);
  if (owner) {
    lines.push(
      `  Owner  ${owner.email}`,
      `  First password  ${owner.password}   (shown this once: change it in the admin)`,
    );
  }
  console.log(`${lines.join('\n')}\n`);
  if (owner) handOver(dataDir(), owner);
}

async function seed(host, port) {
  process.env.SEED_ONLY = '1';
  const prepared = once(process, 'prepared');
  await startBuilt(host, port);
  await prepared;
  process.exit(0);
}

// As the framework's standalone server does it: its command loads what builds, tests and upgrades an application, too.
async function startBuilt(host, port) {
  const { startServer } = await import(tool('next/dist/server/lib/start-server.js'));
  await startServer({ dir: project, isDev: false, hostname: host, port, allowRetry: false });
}

async function develop(host, port) {
  process.argv = [process.argv[0], 'next', 'dev', '--hostname', host, '--port', String(port)];
  await import(tool('next/dist/bin/next'));
}

// The framework's standalone server hands it over in the same way.
function offerBuiltConfiguration() {
  const built = builtConfiguration(join(project, '.next'), process.env.BACKEND_URL);
  if (built) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = built;
}

// On SIGTERM Next answers what is under way and leaves; a client that never finishes must not hold it for ever.
function limitDrain() {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => setTimeout(() => process.exit(1), 30_000).unref());
  }
}

// npm killed outright cannot pass the signal on, and an orphan would keep the database and the port.
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
