import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readPrivate, writePrivate } from './private-file.mjs';

const names = ['PAYLOAD_SECRET', 'SESSION_SECRET', 'CRON_SECRET'];

/**
 * Puts the secrets of this installation into the environment: what is there already wins, then those kept in the data
 * folder; a missing one is generated once and kept. Processes that share a database but no folder must be given them.
 */
export function provideSecrets(dataDir, env = process.env) {
  if (names.every((name) => env[name])) return;
  if (env.DATABASE_URL && !env.BACKEND_URL && env.SHARED_DATA_DIR !== '1') return;
  const path = join(dataDir, 'secrets.json');
  const kept = readPrivate(path) ?? {};
  const generated = names.filter((name) => !env[name] && !kept[name]);
  for (const name of generated) kept[name] = randomBytes(32).toString('base64url');
  if (generated.length > 0) writePrivate(path, kept);
  for (const name of names) env[name] ||= kept[name];
}
