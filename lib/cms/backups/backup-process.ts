import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { env } from '@/lib/env';
import type { Backup, BackupStatus } from './backup-status';
import type { FailureReason } from './failure-texts';

/** Visitors come first. */
const niceness = 19;
const timeoutMs = 6 * 60 * 60_000;

type Result = (Backup & Pick<BackupStatus, 'backups'>) | { failure: FailureReason };

/**
 * Runs `npm run backup`, because encryption and compression would block this process. Undefined if the system stops the
 * command, as it does when it stops the server.
 */
export async function runBackupProcess(): Promise<Result | undefined> {
  const { BACKUP_KEEP_HOURLY, BACKUP_KEEP_DAILY, BACKUP_KEEP_WEEKLY, BACKUP_KEEP_MONTHLY } = env();
  const keep = [BACKUP_KEEP_HOURLY, BACKUP_KEEP_DAILY, BACKUP_KEEP_WEEKLY, BACKUP_KEEP_MONTHLY].join(',');
  const script = join(/* turbopackIgnore: true */ process.cwd(), 'scripts', 'backup.mjs');
  const child = spawn(process.execPath, [script, '--keep', keep], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: timeoutMs,
  });
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  try {
    if (child.pid) setPriority(child.pid, niceness);
    const signal = await new Promise((resolve, reject) =>
      child.once('close', (_, endedBy) => resolve(endedBy)).once('error', reject),
    );
    if (signal === 'SIGTERM' && !child.killed) return undefined;
  } finally {
    process.removeListener('exit', end);
  }
  const [line = ''] = output.trim().split('\n').slice(-1);
  return line.startsWith('{') ? JSON.parse(line) : { failure: { code: 'endedEarly' } };
}
