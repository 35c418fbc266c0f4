import pg from 'pg';
import { expect, test } from 'vitest';
import { requirePostgres } from '@/lib/cms/require-postgres';
import { freePort } from '@/scripts/port.mjs';

test('a database that does not respond is one line that says what to do, without the password', async () => {
  const port = await freePort();
  const connectionString = `postgres://school:secret@127.0.0.1:${port}/school`;
  const refused = requirePostgres(pg.Pool, { connectionString }).catch(({ message }: Error) => message);
  expect(await refused).toBe(
    `PostgreSQL at 127.0.0.1:${port} cannot be used (connect ECONNREFUSED 127.0.0.1:${port}). Start it or correct DATABASE_URL, then start the site again.`,
  );
});
