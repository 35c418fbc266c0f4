import { rmSync } from 'node:fs';
import { main } from './problem.mjs';
import { serve } from './server.mjs';

/** A production server for the browser's tests: its own empty data folder, seeded, nothing from this machine's .env. */
await main(async () => {
  const folder = process.env.DATA_DIR;
  rmSync(folder, { recursive: true, force: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const name of [
    'DATABASE_URL',
    'SMTP_URL',
    'SITE_URL',
    'S3_BUCKET',
    'BLOB_READ_WRITE_TOKEN',
    'TELEGRAM_BOT_TOKEN',
  ]) {
    process.env[name] = '';
  }
  await serve('start');
});
