import { run } from '../../scripts/command.mjs';
import { main } from '../../scripts/problem.mjs';

/** `node tests/bench/figures.mjs`: what docs/scaling.md and docs/security.md say of instances, outages and backups. On a quiet machine, as root. */
await main(async () => {
  const startedAt = performance.now();
  await run(process.execPath, ['tests/bench/scaling.mjs', '--share', '0.3', '--seconds', '5']);
  await run(process.execPath, [
    'tests/faults/faults.mjs',
    '--only',
    'instances,gone,backup-disk,backup',
    '--megabytes',
    '500',
  ]);
  console.log(`Took ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
});
