import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { processWide } from '@/lib/process-wide';

/** Must differ from the other advisory locks of the database. */
const advisoryLockKey = 3_802_614_958;

type Connection = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  release: (destroy?: boolean) => void;
};

const local = processWide('backup-lock', () => ({ isHeld: false }));

/** One backup at a time, among all processes on PostgreSQL. Undefined if another one is being made. */
export async function withBackupLock<Result>(cms: Payload, work: () => Promise<Result>): Promise<Result | undefined> {
  if (local.isHeld) return undefined;
  local.isHeld = true;
  try {
    return env().DATABASE_URL ? await withAdvisoryLock(cms, work) : await work();
  } finally {
    local.isHeld = false;
  }
}

export const isBackupRunning = (): boolean => local.isHeld;

async function withAdvisoryLock<Result>(cms: Payload, work: () => Promise<Result>): Promise<Result | undefined> {
  const { pool } = cms.db as unknown as { pool: { connect: () => Promise<Connection> } };
  const connection = await pool.connect();
  let isFinished = false;
  try {
    // A transaction's lock, unlike a session's, also holds behind a pooler and ends with a dead process.
    await connection.query('BEGIN');
    await connection.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await connection.query('SELECT pg_try_advisory_xact_lock($1) AS acquired', [advisoryLockKey]);
    const result = rows[0]?.acquired ? await work() : undefined;
    await connection.query('COMMIT');
    isFinished = true;
    return result;
  } finally {
    connection.release(!isFinished);
  }
}
