import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './command.mjs';
import { dataDir } from './environment.mjs';
import { project } from './project.mjs';

const notBuilt = new Set(['node_modules', 'data', 'tests', 'docs', 'scripts', 'bench-results', 'test-results']);
const generated = new Set(['next-env.d.ts', 'playwright-report']);

/** Builds the site for production, unless `.next` holds the build of these very sources. */
export async function ensureBuild() {
  const stampFile = join(project, '.next', 'build-stamp');
  const stamp = stampOfSources();
  const isCurrent = existsSync(join(project, '.next', 'BUILD_ID')) && read(stampFile) === stamp;
  if (isCurrent) return;
  console.log('Building the site. This takes a minute or two, and again only when its code has changed.');
  rmSync(stampFile, { force: true });
  await run(process.execPath, [tool('next/dist/bin/next'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  writeFileSync(stampFile, stamp);
}

function stampOfSources() {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]} ${process.platform}\n`);
  for (const [name, value] of Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}\n`);
  }
  for (const path of sources(project)) hash.update(`${path}\n`).update(readFileSync(join(project, path)));
  return hash.digest('hex');
}

function* sources(folder, prefix = '') {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, isFolder } of entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))) {
    const path = `${prefix}${name}`;
    const isElsewhere = name.startsWith('.') || (prefix === '' && (notBuilt.has(name) || generated.has(name)));
    if (isElsewhere || /\.(md|log|tsbuildinfo)$/.test(name) || join(project, path) === dataDir()) continue;
    if (isFolder) yield* sources(join(folder, name), `${path}/`);
    else yield path;
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
