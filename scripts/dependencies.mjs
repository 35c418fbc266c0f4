import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { hasSources, project } from './project.mjs';

export async function installDependencies() {
  if (!hasSources || areInstalled()) return;
  console.log('Installing packages. This takes a minute or two the first time.');
  const npm = process.env.npm_execpath;
  // Not `npm ci`: it refuses a lockfile without the optional packages of other systems. Install scripts are a risk.
  const args = ['install', '--no-save', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund'];
  await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
}

function areInstalled() {
  const locked = readPackages(join(project, 'package-lock.json'));
  const installed = readPackages(join(project, 'node_modules', '.package-lock.json'));
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(entry.optional);
  });
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
