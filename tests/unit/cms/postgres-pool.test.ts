import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, test } from 'vitest';
import { importMinified } from '@/tests/support/minified';

type PoolModule = typeof import('@/lib/cms/postgres-pool');

const { boundedPool } = await importMinified<PoolModule>('lib/cms/postgres-pool.ts');
// The CMS brings its own copy of the driver, so that the query builder knows its pools by name only.
class OtherPool extends Object.getPrototypeOf(pg.Pool) {
  constructor(options: pg.PoolConfig) {
    super(options, pg.Client);
  }
}
const Pool = boundedPool(OtherPool as unknown as typeof pg.Pool);
const unreachable = { host: '127.0.0.1', port: 1 };

test('the minified pool gives each transaction its own connection', async () => {
  const database = drizzle({ client: new Pool(unreachable) });
  const error = await database.transaction(async () => {}).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test('a transaction cannot begin on the pool, where the next statement may get another connection', async () => {
  const pool = new Pool(unreachable);
  for (const statement of ['BEGIN', ' begin isolation level serializable', 'START TRANSACTION']) {
    expect(() => pool.query(statement)).toThrow('its own connection');
    expect(() => pool.query({ text: statement })).toThrow('its own connection');
  }
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
