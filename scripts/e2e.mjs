import { ensureBuild } from './build.mjs';
import { provideChromium } from './chromium.mjs';
import { exitCode, tool } from './command.mjs';
import { installDependencies } from './dependencies.mjs';
import { main } from './problem.mjs';

/** `npm run e2e [-- PLAYWRIGHT_ARGUMENTS]` */
await main(async () => {
  await installDependencies({ withTests: true });
  await provideChromium();
  await ensureBuild();
  process.exitCode = await exitCode(process.execPath, [
    tool('@playwright/test/cli.js'),
    'test',
    ...process.argv.slice(2),
  ]);
});
