// Runs Payload's command line with a temporary data folder: `npm run cms -- generate:types`, `npm run cms -- generate:importmap`,
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPayload } from './payload.mjs';
import { main } from './problem.mjs';

const placeholderSecret = 'the-command-line-signs-nothing-and-needs-no-secret';
const [command, ...rest] = process.argv.slice(2);

const folder = mkdtempSync(join(tmpdir(), 'school-cms-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

await main(() => {
  if (command !== 'migration') return run([command, ...rest]);
  const create = ['migrate:create', rest[0] ?? 'change'];
  run(create);
  if (process.exitCode) return;
  run(create, { DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://unused@127.0.0.1:9/unused' });
});

function run(args, env = {}) {
  process.exitCode = runPayload(args, {
    PAYLOAD_SECRET: placeholderSecret,
    SESSION_SECRET: placeholderSecret,
    CRON_SECRET: placeholderSecret,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SHARED_DATA_DIR: '1',
    ...env,
  });
}
