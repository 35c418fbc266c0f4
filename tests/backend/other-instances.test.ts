import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createLocalReq } from 'payload';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { listenForChanges, listenTimeouts } from '@/lib/cms/listen-to-instances';
import { openTestBackend } from '@/tests/support/database';
import { makeCourse } from '@/tests/support/factories';
import { startInstance } from '@/tests/support/start-instance';

vi.setConfig({ testTimeout: 120_000 });
const server = process.env.TEST_DATABASE_URL;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

describe.runIf(server)('with PostgreSQL', async () => {
  const { cms } = server ? await openTestBackend() : ({} as never);
  const database = new pg.Client({ connectionString: process.env.DATABASE_URL });
  if (server) await database.connect();
  afterAll(() => database.end());

  const heard: string[] = [];
  const listen = () =>
    listenForChanges(cms, {
      onChange: (tag) => heard.push(tag),
      onConnect: () => heard.push('connected'),
      onDisconnect: () => heard.push('disconnected'),
    });
  const stop = server ? listen() : () => {};
  afterAll(() => stop());

  beforeAll(() => vi.waitFor(() => expect(heard).toContain('connected'), 20_000));

  /** Notifications arrive in the order of their commits. */
  const nextHeard = async () => {
    const marker = crypto.randomUUID();
    await database.query("SELECT pg_notify('content_changes', $1)", [marker]);
    await vi.waitFor(() => expect(heard).toContain(marker), 10_000);
    return heard.splice(0).filter((tag) => tag !== marker);
  };

  test('what another instance saves is heard', async () => {
    const { id } = await makeCourse();
    const other = await startInstance();
    onTestFinished(other.kill);
    await nextHeard();
    await other.run('renameCourse', { id, name: 'French A2' });
    expect(await nextHeard()).toEqual(['courses']);
  });

  test('a change is heard when its transaction is committed, and not at all when it is rolled back', async () => {
    const { id } = await makeCourse();
    await nextHeard();
    const rename = async (name: string) => {
      const transactionID = (await cms.db.beginTransaction()) as string;
      const req = Object.assign(await createLocalReq({}, cms), { transactionID });
      await cms.update({ collection: 'courses', id, data: { name }, overrideAccess: true, req });
      expect(await nextHeard()).toEqual([]);
      return transactionID;
    };
    await cms.db.rollbackTransaction(await rename('Lost'));
    expect(await nextHeard()).toEqual([]);
    await cms.db.commitTransaction(await rename('Kept'));
    expect(await nextHeard()).toEqual(['courses']);
  });

  test('after a lost connection this instance connects again, and knows that it may have missed changes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'info').mockReturnValue();
    await nextHeard();
    const { rowCount } = await database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN %' AND datname = current_database()",
    );
    expect(rowCount).toBe(1);
    await vi.waitFor(() => expect(heard).toEqual(['disconnected', 'connected']), 20_000);
  });

  test('behind a pooler that passes no notifications on, this instance knows that it misses changes', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { echoMs } = listenTimeouts;
    listenTimeouts.echoMs = 200;
    onTestFinished(() => {
      listenTimeouts.echoMs = echoMs;
    });
    const { db } = cms as unknown as { db: { pool: object; pg: object } };
    // The timeout of an echo survives the collection of garbage.
    const pooler = { query: async () => void setTimeout(collectGarbage, 50) };
    const missed: string[] = [];
    const stopListening = listenForChanges({ ...cms, db: { ...db, pool: pooler } } as never, {
      onChange: () => {},
      onConnect: () => missed.push('connected'),
      onDisconnect: () => missed.push('disconnected'),
    });
    await vi.waitFor(() => expect(missed).toContain('disconnected'), 10_000);
    stopListening();
    expect(missed).not.toContain('connected');
  });
});

test.runIf(!server)('on SQLite there is one instance', () => {
  expect(process.env.DATABASE_URL).toBe('');
});
