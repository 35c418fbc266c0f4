import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readPrivate, writePrivate } from './private-file.mjs';

const names = ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'];

/** Generated once per data folder. Processes that share only a database need them in their environment. */
export function provideSecrets(dataDir, env = process.env) {
  if (names.every((name) => env[name])) return;
  if (env.DATABASE_URL && !env.BACKEND_URL && env.SHARED_DATA_DIR !== '1') return;
  const path = join(dataDir, 'secrets.json');
  const stored = readPrivate(path) ?? {};
  const missing = names.filter((name) => !env[name] && !stored[name]);
  for (const name of missing) stored[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) writePrivate(path, stored);
  for (const name of names) env[name] ||= stored[name];
}
