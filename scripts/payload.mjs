import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from './command.mjs';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

// tsx may lose a message of its thread, on some days at every other start: the command then ends early with code 0.
const exitUnfinished = pathToFileURL(join(project, 'scripts', 'exit-unfinished.mjs')).href;
/** The exit code of a command that ended before it had finished. */
export const unfinishedCode = 75;
const maxTries = 30;

/** Node's arguments for a command of Payload. */
export const payloadCommand = (args) => ['--import', exitUnfinished, tool('payload/bin.js'), ...args];

export function runPayload(args, env = {}) {
  const options = {
    cwd: project,
    stdio: 'inherit',
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts', ...env },
  };
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const { status } = spawnSync(process.execPath, payloadCommand(args), options);
    if (status !== unfinishedCode) return status ?? 1;
  }
  throw new Problem(`The command did not finish, ${maxTries} times: ${args.join(' ')}`);
}
