import type { Pool, PoolConfig } from 'pg';

export class DatabaseUnusableError extends Error {
  constructor(url: string, { code, message }: Error & { code?: string }) {
    const { hostname, port } = new URL(url);
    const reason = message || code;
    super(
      `PostgreSQL at ${hostname}:${port || 5432} cannot be used (${reason}). Start it or correct DATABASE_URL, then start the site again.`,
    );
    this.name = 'DatabaseUnusableError';
  }
}

/** @throws DatabaseUnusableError, before Payload prints the stack of every attempt */
export async function requirePostgres(Base: typeof Pool, { connectionString = '', ...options }: PoolConfig) {
  const pool = new Base({ ...options, connectionString, max: 1 });
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    throw new DatabaseUnusableError(connectionString, error as Error);
  } finally {
    await pool.end();
  }
}
