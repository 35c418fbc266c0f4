import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { project } from '@/scripts/project.mjs';

const module = pathToFileURL(join(project, 'scripts/log-failures.mjs')).href;
/** Logs errors as Next does, and reports over its channel how often. */
const program = `
  import { surviveLogFailures } from ${JSON.stringify(module)};
  surviveLogFailures();
  let errors = 0;
  process.on('uncaughtException', (error) => {
    errors += 1;
    process.stderr.write(String(error) + '\\n');
  });
  setInterval(() => process.stdout.write('A line of the log.\\n'), 10);
  setTimeout(() => process.send(errors, () => process.exit()), 500);
`;

test('a process whose log nobody reads any more goes on, and logs no error of the log', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.destroy();
  child.stderr?.destroy();
  expect(await once(child, 'message')).toEqual([0, undefined]);
});
