import { existsSync } from 'node:fs';
import { which } from './command.mjs';
import { installPackage } from './debian.mjs';
import { Problem } from './problem.mjs';

/** What every browser of the tests is started with: no sandbox (containers have none) and no calls of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** The path of a Chromium on this machine: CHROMIUM_PATH, else the first one of the PATH; undefined without any. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Problem(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  return chosen || ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(which).find(Boolean);
}

/** The path of a Chromium; Debian's is installed where there is none. */
export async function provideChromium() {
  if (!findChromium()) {
    await installPackage('chromium', 'Install a Chromium or Chrome, or give its path in CHROMIUM_PATH.');
  }
  return findChromium();
}
