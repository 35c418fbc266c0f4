import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { dataDir } from './environment.mjs';
import { hasSources, project } from './project.mjs';

const notInBuild = new Set(['node_modules', 'data', 'tests', 'docs', 'scripts', 'bench-results', 'test-results']);
const generated = new Set(['next-env.d.ts', 'playwright-report']);
/** Schemas, which only writing the next migration reads, and pictures that a server reads when it seeds a database. */
const notCompiled = /^lib\/cms\/(?:migrations\/.*\.json|seed\/(?:encoded-pictures|pictures)\/.*)$/;

const stampFile = join(project, '.next', 'build-stamp');

/** The site is compiled, then completed. A first start seeds the database while it completes the build. */
export async function ensureBuild() {
  await completeBuild(await compile());
}

/** Returns the stamp of a build that is not complete. */
export async function compile() {
  if (!hasSources) return undefined;
  const stamp = hashSources();
  const [stored, state] = existsSync(join(project, '.next', 'BUILD_ID')) ? (read(stampFile)?.split(' ') ?? []) : [];
  if (stored === stamp && state === 'complete') return undefined;
  if (stored === stamp) return stamp;
  console.log('Building the site. This takes a minute or two, and again only when its code has changed.');
  rmSync(stampFile, { force: true });
  await run(process.execPath, [tool('next/dist/bin/next'), 'build'], {
    env: buildEnvironment(process.env),
  });
  writeFileSync(stampFile, `${stamp} compiled`);
  return stamp;
}

/** Compresses what browsers load, and lists the packages. `nice` lowers the priority of all threads, a process only its own thread's. */
export async function completeBuild(stamp) {
  if (!stamp) return;
  await run('nice', ['-n', '19', process.execPath, join(project, 'scripts', 'complete-build.mjs')]);
  writeFileSync(stampFile, `${stamp} complete`);
}

/** Without the configuration of a server that runs already, which lacks functions such as `headers`. */
export function buildEnvironment({ __NEXT_PRIVATE_STANDALONE_CONFIG: _, ...env }) {
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

function hashSources() {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]} ${process.platform}\n`);
  for (const [name, value] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`);
  }
  for (const path of listSources(project)) hash.update(`${path}\n`).update(readFileSync(join(project, path)));
  return hash.digest('hex');
}

function* listSources(folder, prefix = '') {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, isFolder } of entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))) {
    const path = `${prefix}${name}`;
    const isExcluded =
      (name.startsWith('.') && name !== '.well-known') ||
      (prefix === '' && (notInBuild.has(name) || generated.has(name)));
    const isOther = /\.(md|log|tsbuildinfo)$/.test(name) || notCompiled.test(path);
    if (isExcluded || isOther || join(project, path) === dataDir()) continue;
    if (isFolder) yield* listSources(join(folder, name), `${path}/`);
    else yield path;
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
