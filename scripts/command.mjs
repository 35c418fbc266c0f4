import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

/** Runs a command with the terminal's input and output; gives its exit code. */
export function exitCode(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: project, stdio: 'inherit', ...options });
    child.once('error', (error) => reject(new Problem(`${command} cannot be started: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Runs a command; throws a Problem that names it when it fails. */
export async function run(command, args, options) {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Problem(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/** What a quick command prints, or undefined where it fails or does not exist. */
export function output(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: project, encoding: 'utf8', ...options });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** Where a command of the PATH is, or undefined. */
export const which = (command) => output('sh', ['-c', 'command -v "$0"', command]);

/** Arguments for `node` that run the tool of an installed package, by the file its package.json calls its bin. */
export const tool = (path) => join(project, 'node_modules', path);
