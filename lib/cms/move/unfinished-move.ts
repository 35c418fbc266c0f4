import type { Payload } from 'payload';
import { env } from '@/lib/env';

export class UnfinishedMoveError extends Error {
  constructor() {
    super(
      'This database is the target of an interrupted npm run move and is not complete. Run the same command again, or start with the old database.',
    );
    this.name = 'UnfinishedMoveError';
  }
}

/**
 * PostgreSQL has a table with the state of a move until that is finished. SQLite needs none: a move renames its file at the end.
 * @throws UnfinishedMoveError
 */
export async function requireFinishedMove({ db }: Payload): Promise<void> {
  if (!env().DATABASE_URL) return;
  const { pool } = db as unknown as { pool: { query: (sql: string) => Promise<{ rows: { found: unknown }[] }> } };
  const { rows } = await pool.query("SELECT to_regclass('move_state') AS found");
  if (rows[0]?.found) throw new UnfinishedMoveError();
}
