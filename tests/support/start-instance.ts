import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { payloadCommand, unfinishedCode } from '@/scripts/payload.mjs';

/** A second process on the database of the test. */
export async function startInstance(): Promise<{
  run: (command: string, argument?: object) => Promise<void>;
  kill: () => Promise<void>;
}> {
  const child = spawn(process.execPath, payloadCommand(['run', 'tests/support/instance-process.ts']), {
    env: { ...process.env, PAYLOAD_CONFIG_PATH: 'lib/cms/payload.config.ts', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isReady = await Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
  if (!isReady) {
    if (child.exitCode === unfinishedCode) return startInstance();
    throw new Error(`The instance ended with exit code ${child.exitCode}.`);
  }
  return {
    /** Ends when the command does, or the process. */
    run: async (command, argument) => {
      const done = once(child, 'message');
      child.send({ command, argument });
      await Promise.race([done, exited]);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
