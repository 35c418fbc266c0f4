import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from './command.mjs';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

// The loader of the CMS's command line (tsx) sometimes loses a reply of its thread. The command then ends half-way, with 0.
const unfinished = pathToFileURL(join(project, 'scripts', 'unfinished.mjs')).href;
const unfinishedCode = 75;
const maxTries = 5;

/** Runs the CMS's command line, again where it ends half-way. Returns its exit status. */
export function runPayload(args, env = {}) {
  const options = {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts', ...env },
  };
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const { status } = spawnSync(process.execPath, ['--import', unfinished, tool('payload/bin.js'), ...args], options);
    if (status !== unfinishedCode) return status ?? 1;
  }
  throw new Problem(`The command did not finish, ${maxTries} times: ${args.join(' ')}`);
}
