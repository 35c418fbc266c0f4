import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Problem } from './problem.mjs';
import { project } from './project.mjs';

export function exitCode(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: project, stdio: 'inherit', ...options });
    child.once('error', (error) => reject(new Problem(`${command} cannot be started: ${error.message}`)));
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

export async function run(command, args, options) {
  const code = await exitCode(command, args, options);
  if (code !== 0) throw new Problem(`${[command, ...args].join(' ')} failed (exit code ${code}).`);
}

/** Undefined if the command fails. */
export function output(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: project, encoding: 'utf8', ...options });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

export const which = (command) => output('sh', ['-c', 'command -v "$0"', command]);

/** A file of a package, to run with node. */
export const tool = (path) => join(project, 'node_modules', path);
