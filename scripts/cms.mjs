// Runs the CMS's command line outside the server: `npm run cms -- generate:types`, `npm run cms -- generate:importmap`,
// `npm run migration -- name` (a migration for each database). It signs nothing and opens a throw-away folder only.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from './command.mjs';
import { project } from './project.mjs';

const stand = 'the-command-line-signs-nothing-and-needs-no-secret';
const [command, ...rest] = process.argv.slice(2);
// The loader of the CMS's command line (tsx) sometimes loses a reply of its thread. The command then ends half-way, with 0.
const unfinished = pathToFileURL(join(project, 'scripts', 'unfinished.mjs')).href;
const unfinishedCode = 75;
const maxTries = 5;

const folder = mkdtempSync(join(tmpdir(), 'school-cms-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

function run(args, extra = {}) {
  const options = {
    stdio: 'inherit',
    env: {
      ...process.env,
      PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts',
      PAYLOAD_SECRET: stand,
      SESSION_SECRET: stand,
      CRON_SECRET: stand,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SHARED_DATA_DIR: '1',
      ...extra,
    },
  };
  for (let tries = 1; ; tries += 1) {
    const { status } = spawnSync(process.execPath, ['--import', unfinished, tool('payload/bin.js'), ...args], options);
    if (status === 0) return;
    if (status !== unfinishedCode) process.exit(status ?? 1);
    if (tries === maxTries) {
      console.error(`The command did not finish, ${maxTries} times: ${args.join(' ')}`);
      process.exit(1);
    }
  }
}

if (command === 'migration') {
  const name = rest[0] ?? 'change';
  run(['migrate:create', name]);
  run(['migrate:create', name], { DATABASE_URL: process.env.DATABASE_URL ?? 'postgres://unused@127.0.0.1:9/unused' });
} else {
  run([command, ...rest]);
}
