import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './command.mjs';
import { hasSources, project } from './project.mjs';

const installedList = join('node_modules', '.package-lock.json');

/** A site is built and served without the packages of its tests. */
export async function installDependencies({ withTests = false } = {}) {
  if (!hasSources || isComplete(readPackages('package-lock.json'), readPackages(installedList), withTests)) return;
  console.log('Installing packages. This takes a minute or two the first time.');
  const npm = process.env.npm_execpath;
  const dev = withTests ? '--include=dev' : '--omit=dev';
  // Not `npm ci`: it refuses a lockfile without the optional packages of other systems. Install scripts are a risk. What only
  // peers ask for are types of an editor that the admin does not use: a tenth of all bytes.
  const args = ['install', '--no-save', '--ignore-scripts', dev, '--omit=peer', '--no-audit', '--no-fund'];
  await (npm?.endsWith('.js') ? run(process.execPath, [npm, ...args]) : run('npm', args));
}

/** Whether what `locked` lists is `installed`, both by path. */
export function isComplete(locked, installed, withTests) {
  if (!locked || !installed) return false;
  const isLeftOut = ({ optional, peer, dev, devOptional }) => optional || peer || (!withTests && (dev || devOptional));
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : Boolean(isLeftOut(entry));
  });
}

function readPackages(lockfile) {
  try {
    return JSON.parse(readFileSync(join(project, lockfile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
