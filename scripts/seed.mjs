import { main } from './problem.mjs';
import { serve } from './server.mjs';

/** Migrates the database and seeds a new one. */
await main(async () => {
  process.env.SEED = 'demo';
  process.once('exit', (code) => {
    if (code === 0) console.log('The database is ready. `npm start` serves it.');
  });
  await serve('seed');
});
