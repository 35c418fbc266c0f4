import type { Payload } from 'payload';

type Connection = {
  query: (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
  release: (shouldDestroy?: boolean) => void;
};

/** The advisory locks of the database. No two may be equal. */
const lockKeys = { preparation: 3_802_614_957, backup: 3_802_614_958 };

export type AcquireLock = () => Promise<boolean>;

/** Runs `work` in a transaction of PostgreSQL, until whose end a lock is held that `acquire` got. */
export async function withAdvisoryLock<Result>(
  cms: Payload,
  name: keyof typeof lockKeys,
  work: (acquire: AcquireLock) => Promise<Result>,
): Promise<Result> {
  const { pool } = cms.db as unknown as { pool: { connect: () => Promise<Connection> } };
  const connection = await pool.connect();
  const acquire = async () => {
    const { rows } = await connection.query('SELECT pg_try_advisory_xact_lock($1) AS acquired', [lockKeys[name]]);
    return rows[0]?.acquired === true;
  };
  let isFinished = false;
  try {
    // A transaction's lock, unlike a session's, also holds behind a pooler and ends with a dead process.
    await connection.query('BEGIN');
    await connection.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const result = await work(acquire);
    await connection.query('COMMIT');
    isFinished = true;
    return result;
  } finally {
    connection.release(!isFinished);
  }
}
