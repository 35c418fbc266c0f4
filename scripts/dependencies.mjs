import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { project } from './project.mjs';

/** Installs the packages of package-lock.json, where they are missing or others than the lockfile names. */
export async function installDependencies() {
  if (areInstalled()) return;
  console.log('Installing packages. This takes a minute or two the first time.');
  const npm = process.env.npm_execpath;
  // The lockfile's versions, without writing to it; `npm ci` would refuse a lockfile made on a machine that could not
  // see the optional packages of other systems. The build needs TypeScript, which NODE_ENV=production would leave out.
  // No package needs its install script, and a stolen one would run it here.
  const args = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
}

function areInstalled() {
  const wanted = packages(join(project, 'package-lock.json'));
  const installed = packages(join(project, 'node_modules', '.package-lock.json'));
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional);
  });
}

function packages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
