import { surviveLogFailures } from './log-failures.mjs';
import { main } from './problem.mjs';
import { seed, serve } from './server.mjs';

/** Migrates the database and seeds a new one. With `--for-start` it is a child of `npm start`, and exits when its stdin closes. */
if (process.argv.includes('--for-start')) {
  process.stdin.once('end', () => process.exit(1)).resume();
  surviveLogFailures();
  await main(seed);
} else {
  await main(async () => {
    process.env.SEED = 'demo';
    process.once('exit', (code) => {
      if (code === 0) console.log('The database is ready. `npm start` serves it.');
    });
    await serve('seed');
  });
}
