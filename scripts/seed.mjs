import { main } from './problem.mjs';
import { serve } from './server.mjs';

/**
 * Migrates the database, fills an empty one with the demonstration content and ends; a database that has content stays as it is.
 * `--for-start` is the first part of a first `npm start`, and ends with it: the parent holds the other end of the input.
 */
if (process.argv.includes('--for-start')) {
  process.stdin.once('end', () => process.exit(1)).resume();
}
await main(async () => {
  process.env.SEED = 'demo';
  process.once('exit', (code) => {
    if (code === 0 && !process.argv.includes('--for-start'))
      console.log('The database is ready. `npm start` serves it.');
  });
  await serve('seed');
});
