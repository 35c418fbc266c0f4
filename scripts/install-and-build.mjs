// For servers whose process may not write to the project: a container image, or a systemd unit.
import { ensureBuild } from './build.mjs';
import { installDependencies } from './dependencies.mjs';
import { main } from './problem.mjs';

await main(async () => {
  await installDependencies();
  await ensureBuild();
});
