import { join } from 'node:path';
import { compile, completeBuild } from './build.mjs';
import { builtConfiguration } from './built-configuration.mjs';
import { closeDataFolder, repairModes } from './data-modes.mjs';
import { installDependencies } from './dependencies.mjs';
import { dataDir, keepEnvironment, readEnvFiles } from './environment.mjs';
import { startHttpServer } from './http-server.mjs';
import { surviveLogFailures } from './log-failures.mjs';
import { forgetPassword, provideOwner } from './owner.mjs';
import { chooseHostAndPort, freePort } from './port.mjs';
import { project } from './project.mjs';
import { provideSecrets } from './secrets.mjs';

/** `start`, `dev` or `seed`, which exits when the database is ready. */
export async function serve(mode) {
  surviveLogFailures();
  await installDependencies({ withTests: mode === 'dev' });
  readEnvFiles({ isDevelopment: mode === 'dev' });
  process.env.SEED ??= 'demo';
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  provideSecrets(dataDir());
  const owner = process.env.BACKEND_URL ? undefined : provideOwner(dataDir());
  const incomplete = mode === 'dev' ? undefined : await compile();
  if (mode !== 'dev') provideBuiltConfiguration();
  // After install and build, whose files stay readable for other users.
  closeDataFolder(dataDir());

  const { host, port } = mode === 'seed' ? { host: '127.0.0.1', port: await freePort() } : await chooseHostAndPort();
  Object.assign(process.env, { HOSTNAME: host, PORT: String(port), ...(mode === 'seed' && { SEED_ONLY: '1' }) });
  process.env.NODE_ENV = mode === 'dev' ? 'development' : 'production';
  keepEnvironment();
  exitWithNpm();
  await startHttpServer({ isDevelopment: mode === 'dev', host, port, completion: completeBuild(incomplete) });
  if (mode === 'seed') process.exit(0);
  void repairModes(dataDir());
  printUrls(process.env.SITE_URL || `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`, owner);
}

function printUrls(site, owner) {
  const lines = ['', `  Site   ${site}`];
  if (!process.env.BACKEND_URL) lines.push(`  Admin  ${site}/admin`);
  if (owner) {
    lines.push(
      `  Owner  ${owner.email}`,
      `  First password  ${owner.password}   (shown this once: change it in the admin)`,
    );
  }
  console.log(`${lines.join('\n')}\n`);
  if (owner) forgetPassword(dataDir(), owner);
}

// The variable of Next's standalone server.
function provideBuiltConfiguration() {
  const configuration = builtConfiguration(join(project, '.next'), process.env.BACKEND_URL);
  if (configuration) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = configuration;
}

// A killed npm forwards no signal: an orphan would keep the database and port.
function exitWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 1000).unref();
}
