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

test('the minified pool gives each transaction a connection of its own', async () => {
  const database = drizzle({ client: new Pool(unreachable) });
  const error = await database.transaction(async () => {}).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ code: 'ECONNREFUSED' });
});

test('no transaction begins on a connection that the next statement may not have', async () => {
  const pool = new Pool(unreachable);
  for (const statement of ['BEGIN', ' begin isolation level serializable', 'START TRANSACTION']) {
    expect(() => pool.query(statement)).toThrow('connection of its own');
    expect(() => pool.query({ text: statement })).toThrow('connection of its own');
  }
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
