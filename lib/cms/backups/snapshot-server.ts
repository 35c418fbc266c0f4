import { rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { Client } from '@libsql/client';
import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { logError } from '@/lib/log-error';
import { processWide } from '@/lib/process-wide';
import { snapshotSocket } from '@/scripts/backup/snapshot-socket.mjs';

const checkpointPages = 1000;
/** The WAL grows with each write until the copy is made. */
const maxHoldMs = 10 * 60_000;

const holder = processWide<{ socket?: Socket }>('snapshot-holder', () => ({}));

/**
 * Lets another process copy the SQLite file while this one has it open exclusively: without checkpoints, writes go to the
 * WAL only. This process must not open the file itself: closing it would release the lock.
 */
export async function serveSnapshots(cms: Payload): Promise<void> {
  const { client } = cms.db as unknown as { client?: Client };
  if (env().DATABASE_URL || !client) return;
  const path = snapshotSocket(env().DATA_DIR);
  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (holder.socket) {
      socket.end('alreadyRunning\n');
      return;
    }
    holder.socket = socket;
    const timer = setTimeout(() => socket.destroy(), maxHoldMs).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      release(client);
    });
    socket.once('data', () => socket.end('released\n'));
    hold(client).then(
      () => socket.write('held\n'),
      (error) => {
        logError('The database could not be held for a backup.', error);
        socket.end('notHeld\n');
      },
    );
  });
  server.on('error', (error) => logError(`Backups of the running site are not possible (${path}).`, error));
  server.listen(path).unref();
}

async function hold(client: Client): Promise<void> {
  await client.execute('PRAGMA wal_autocheckpoint = 0');
  const { rows } = await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.busy !== 0) throw new Error('The WAL could not be written back.');
}

function release(client: Client): void {
  holder.socket = undefined;
  client
    .execute(`PRAGMA wal_autocheckpoint = ${checkpointPages}`)
    .catch((error: unknown) => logError('The database was not released after a backup.', error));
}
