import { existsSync } from 'node:fs';
import { output, which } from './command.mjs';
import { installPackage } from './debian.mjs';
import { Problem } from './problem.mjs';

/**
 * Playwright's own list, which a second one replaces, and two that cost each window more of the processor than most
 * pages of the site: popups of the address bar, hidden but loaded, and a renderer in reserve.
 */
const disabledFeatures = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/** No sandbox (containers have none) and no background requests. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${disabledFeatures.join(',')}`,
];

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Problem(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  return chosen || commands.map(which).find(Boolean);
}

/** With a Burmese font, as phones have one. */
export async function provideChromium() {
  if (!findChromium()) {
    await installPackage('chromium', 'Install a Chromium or Chrome, or give its path in CHROMIUM_PATH.');
  }
  if (which('apt-get') && !which('fc-list')) await installPackage('fontconfig', 'Install fontconfig.');
  if (which('fc-list') && !output('fc-list', ['Noto Sans Myanmar'])) {
    await installPackage('fonts-noto-core', 'Install the font Noto Sans Myanmar.');
  }
  return findChromium();
}
