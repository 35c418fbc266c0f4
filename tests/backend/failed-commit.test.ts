import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openTestBackend } from '@/tests/support/database';

const server = process.env.TEST_DATABASE_URL;

describe.runIf(server)('a commit that fails on PostgreSQL', async () => {
  const { request, cms } = server ? await openTestBackend() : ({} as never);
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  if (server) await database.connect();
  afterAll(() => database.end());
  afterEach(() => database.query('DROP FUNCTION IF EXISTS fail_at_commit CASCADE'));

  /** Lets every commit with a new message run this statement at its end. */
  async function atCommit(statement: string): Promise<void> {
    await database.query(`
      CREATE FUNCTION fail_at_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${statement}; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER fails_at_commit AFTER INSERT ON messages
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fail_at_commit();
    `);
  }

  const send = (email: string) =>
    request('/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Thiri Aung',
        email,
        subject: 'Evening courses',
        phone: '09 250 000 117',
        message: 'Do you have evening courses for beginners?',
      }),
    });
  const isStored = async (email: string) =>
    (await database.query('SELECT 1 FROM messages WHERE email = $1', [email])).rows.length > 0;

  test.each([
    ["RAISE EXCEPTION 'no'", 500],
    ['PERFORM pg_terminate_backend(pg_backend_pid())', 503],
  ])('is not acknowledged (%s), and the next one is', async (statement, status) => {
    vi.spyOn(console, 'error').mockReturnValue();
    await atCommit(statement);
    const email = `${randomUUID()}@example.com`;
    expect((await send(email)).status).toBe(status);
    expect(await isStored(email)).toBe(false);
    await database.query('DROP FUNCTION fail_at_commit CASCADE');
    expect((await send(email)).status).toBe(200);
    expect(await isStored(email)).toBe(true);
  });

  test('is reported if an earlier failed statement was ignored', async () => {
    const id = await cms.db.beginTransaction();
    const { sessions } = cms.db as unknown as {
      sessions: Record<string, { db: { execute: (sql: string) => unknown } }>;
    };
    const failing = sessions[String(id)]?.db.execute('SELECT 1 / 0');
    await expect(failing).rejects.toThrow();
    await expect(cms.db.commitTransaction(String(id))).rejects.toThrow();
  });

  test('does not include a deliberate rollback', async () => {
    const id = await cms.db.beginTransaction();
    await expect(cms.db.rollbackTransaction(String(id))).resolves.toBeUndefined();
  });
});

test.runIf(!server)('an embedded database commits each statement', () => {
  expect(process.env.DATABASE_URL).toBe('');
});
