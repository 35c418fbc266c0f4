import { setTimeout as pause } from 'node:timers/promises';
import type { Payload } from 'payload';
import { env } from '@/lib/env';

/** Must differ from the other advisory locks of the database. */
const advisoryLockKey = 3_802_614_957;
const retryMs = 500;
/** Must exceed a large migration and a first start with demonstration content. */
const timeoutMs = 10 * 60_000;

export class PreparationTimeoutError extends Error {
  constructor() {
    super(
      `Another process has been preparing the database for more than ${timeoutMs / 60_000} minutes. See what it is doing, or end it, and start again.`,
    );
    this.name = 'PreparationTimeoutError';
  }
}

type Connection = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  release: (destroy?: boolean) => void;
};

/**
 * Runs `work` under a lock on PostgreSQL. SQLite needs none: one process has it open.
 * @throws PreparationTimeoutError
 */
export async function withPreparationLock(cms: Payload, work: () => Promise<void>): Promise<void> {
  if (!env().DATABASE_URL) return work();
  const { pool } = cms.db as unknown as { pool: { connect: () => Promise<Connection> } };
  const connection = await pool.connect();
  let isFinished = false;
  try {
    // A transaction's lock, unlike a session's, also holds behind a pooler and ends with a dead process.
    await connection.query('BEGIN');
    await connection.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await acquireLock(connection);
    await work();
    await connection.query('COMMIT');
    isFinished = true;
  } finally {
    connection.release(!isFinished);
  }
}

async function acquireLock(connection: Connection): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await connection.query('SELECT pg_try_advisory_xact_lock($1) AS acquired', [advisoryLockKey]);
    if (rows[0]?.acquired) return;
    if (Date.now() > end) throw new PreparationTimeoutError();
    if (isFirst) console.info('Another process is preparing the database: waiting for it.');
    await pause(retryMs);
  }
}
