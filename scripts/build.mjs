import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, run, tool } from './command.mjs';
import { dataDir } from './environment.mjs';
import { hasSources, project } from './project.mjs';

const notInBuild = new Set(['node_modules', 'data', 'tests', 'docs', 'scripts', 'bench-results', 'test-results']);
const generated = new Set(['next-env.d.ts', 'playwright-report']);
/** Of the schema after each migration, which only writing the next one reads. */
const snapshot = /^lib\/cms\/migrations\/.*\.json$/;

export async function ensureBuild() {
  if (!hasSources) return;
  const stampFile = join(project, '.next', 'build-stamp');
  const stamp = hashSources();
  const isCurrent = existsSync(join(project, '.next', 'BUILD_ID')) && read(stampFile) === stamp;
  if (isCurrent) return;
  console.log('Building the site. This takes a minute or two, and again only when its code has changed.');
  rmSync(stampFile, { force: true });
  await run(process.execPath, [tool('next/dist/bin/next'), 'build'], {
    env: buildEnvironment(process.env),
  });
  writePackageList();
  writeFileSync(stampFile, stamp);
}

/** Without the configuration of a server that runs already, which lacks functions such as `headers`. */
export function buildEnvironment({ __NEXT_PRIVATE_STANDALONE_CONFIG: _, ...env }) {
  return { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
}

/** A CycloneDX SBOM of the packages that the server runs. */
function writePackageList() {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  const list = output('npm', args, { maxBuffer: 64 * 1024 * 1024 });
  if (list) writeFileSync(join(project, '.next', 'sbom.cdx.json'), list);
  else console.warn('npm sbom failed: .next/sbom.cdx.json, the list of packages, is missing.');
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
    const isOther = /\.(md|log|tsbuildinfo)$/.test(name) || snapshot.test(path);
    if (isExcluded || isOther || join(project, path) === dataDir()) continue;
    if (isFolder) yield* listSources(join(folder, name), `${path}/`);
    else yield path;
  }
}

function read(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
